import type { Dataset } from "../dataset/dataset.ts";
import type { Perspectives } from "../dataset/perspectives.ts";
import type { LakeDocument } from "../document.ts";
import type { DocumentFilter } from "./document-filter.ts";
import type { Grant, Permission } from "./role.ts";

/** A grant with its compiled filter. */
export interface CompiledGrant extends Grant {
  compiled: DocumentFilter;
}

/**
 * Types whose documents open a preview of the site with all drafts. So only users who read everything may write them.
 */
const previewTypes = new Set(["sanity.previewUrlSecret", "sanity.previewUrlShareAccess"]);

/** The permissions of one user in the datasets of one kind. */
export class Access {
  readonly #grants: readonly CompiledGrant[];
  readonly #identity: string;

  constructor(grants: readonly CompiledGrant[], identity: string) {
    this.#grants = grants;
    this.#identity = identity;
  }

  /** The grants as the Studio evaluates them. */
  get grants(): { filter: string; permissions: readonly Permission[] }[] {
    return this.#grants.map((grant) => ({ filter: grant.filter, permissions: grant.permissions }));
  }

  /** Whether the user has a permission for every document. */
  mayAll(permission: Permission): boolean {
    return this.#with(permission).some(({ compiled }) => compiled.isEverything);
  }

  /** Whether a grant gives this permission, whatever its filter selects. */
  maySome(permission: Permission): boolean {
    return this.#with(permission).length > 0;
  }

  /** Whether the user has a permission for a document in this state. */
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

  /** Returns the part of a document's state that the user may read: the document, or null. */
  readonly readable = (document: LakeDocument | null): LakeDocument | null =>
    document && this.may("read", document) ? document : null;

  /** Returns the views of the documents that the user may read. */
  documentsOf({ perspectives }: Dataset): Perspectives {
    if (this.mayAll("read")) return perspectives;
    return perspectives.restricted(this.readKey, (document) => this.may("read", document));
  }

  #with(permission: Permission): CompiledGrant[] {
    return this.#grants.filter((grant) => grant.permissions.includes(permission));
  }
}

/** The access of a caller who may do nothing. */
export const noAccess = new Access([], "");
