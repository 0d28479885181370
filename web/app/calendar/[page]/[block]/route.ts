import { eventsOf } from "../../../../seo/calendars/events.ts";
import { calendarFile } from "../../../../seo/calendars/calendar-file.ts";
import { ContentUnavailable } from "../../../../content/service/content-fault.ts";
import { readSchedule } from "../../../../content/schedule.server.ts";
import { visitorView } from "../../../../content/view.ts";
import { absolute } from "../../../../seo/metadata.ts";
import { pagePath } from "../../../../design/ui/page-path.ts";

/**
 * Not prerendered, because a schedule can change without a build, and subscribed calendars must
 * contain the change.
 */
export const dynamic = "force-dynamic";

/** Maximum `max-age` of the response, in seconds. */
const LONGEST = 600;

/** Not `cached`, because cached content adds its tags to the page being rendered, and this route renders no page. */
const requestView = { ...visitorView, cached: false };

type Props = { params: Promise<{ page: string; block: string }> };

const nameOf = /^([\w-]{1,100})\.ics$/;

/** A document id as Sanity allows it. The URL can contain anything. */
const documentId = /^[\w.-]{1,128}$/;

/** Returns a published schedule as a calendar file. Gated content is never included. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { page: id, block: file } = await params;
  const key = nameOf.exec(file)?.[1];
  try {
    const isAddress = key !== undefined && documentId.test(id);
    const found = isAddress ? await readSchedule(requestView, id, key) : null;
    const events = found ? eventsOf(found.block) : [];
    if (found === null || events.length === 0) return new Response(null, { status: 404 });
    const { page, block, validFor } = found;
    const text = calendarFile({
      name: block.heading ?? page.title,
      language: page.language,
      pageUrl: absolute(pagePath(page)),
      changed: new Date(page._updatedAt),
      events,
      venue: [block.venue, block.address].filter((part) => part !== null).join(", ") || null,
    });
    return new Response(text, {
      headers: {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": `inline; filename="${key}.ics"`,
        "cache-control": `public, max-age=${Math.min(LONGEST, Math.floor(validFor / 1000))}`,
      },
    });
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    return new Response(null, { status: 503, headers: { "retry-after": "60" } });
  }
}
