// oxlint-disable-next-line no-restricted-imports -- configures zod and validates nothing
import { config } from "zod";

/**
 * Prevents zod from trying `new Function` when the first object schema is created. The page's content security policy
 * forbids that, and the browser would report the attempt. Must be imported before the schemas.
 */
config({ jitless: true });
