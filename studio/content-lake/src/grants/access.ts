import type { Dataset } from "../dataset/dataset.ts";
import type { Perspectives } from "../dataset/perspectives.ts";
import type { LakeDocument } from "../document.ts";
import type { DocumentFilter } from "./document-filter.ts";
import type { Grant, Permission } from "./role.ts";

export interface CompiledGrant extends Grant {
  compiled: DocumentFilter;
}

/** Their documents open a preview of the site with all drafts, so only users who read everything may write them. */
const previewTypes = new Set(["sanity.previewUrlSecret", "sanity.previewUrlShareAccess"]);

/** The permissions of one user in the datasets of one kind. */
export class Access {
  readonly #grants: readonly CompiledGrant[];
  readonly #identity: string;

  constructor(grants: readonly CompiledGrant[], identity: string) {
    this.#grants = grants;
    this.#identity = identity;
  }

  get grants(): { filter: string; permissions: readonly Permission[] }[] {
    return this.#grants.map((grant) => ({ filter: grant.filter, permissions: grant.permissions }));
  }

  mayAll(permission: Permission): boolean {
    return this.#with(permission).some(({ compiled }) => compiled.isEverything);
  }

  maySome(permission: Permission): boolean {
    return this.#with(permission).length > 0;
  }

  may(permission: Permission, document: LakeDocument): boolean {
    const isWrite = permission === "create" || permission === "update";
    if (isWrite && previewTypes.has(document._type) && !this.mayAll("read")) return false;
    return this.#grants.some(
      (grant) =>
        grant.permissions.includes(permission) && grant.compiled.selects(document, this.#identity),
    );
  }

  /** Identifies the documents that the user reads. Users with the same key read the same documents. */
  get readKey(): string {
    if (this.mayAll("read")) return "";
    const grants = this.#with("read");
    const isPersonal = grants.some(({ compiled }) => compiled.readsIdentity);
    return JSON.stringify([grants.map(({ filter }) => filter), isPersonal ? this.#identity : null]);
  }

  readonly readable = (document: LakeDocument | null): LakeDocument | null =>
    document && this.may("read", document) ? document : null;

  documentsOf({ perspectives }: Dataset): Perspectives {
    if (this.mayAll("read")) return perspectives;
    return perspectives.restricted(this.readKey, (document) => this.may("read", document));
  }

  #with(permission: Permission): CompiledGrant[] {
    return this.#grants.filter((grant) => grant.permissions.includes(permission));
  }
}

export const noAccess = new Access([], "");
