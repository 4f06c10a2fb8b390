import type { Document } from '../documents/document.ts';
import type { StagedCommit } from '../documents/stagedCommit.ts';
import type { Query } from '../query/query.ts';

/** The claims of an ID token. `sub` is the uid. */
export type TokenClaims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** The sender of a request: the server with the admin SDK, which no rule applies to, or a client. */
export type Principal =
  | { readonly kind: 'admin' }
  | { readonly kind: 'client'; readonly claims: TokenClaims | null };

/** Authorizes requests. Each check throws PERMISSION_DENIED if the request is not allowed. */
export interface AccessControl {
  checkGet(principal: Principal, path: string, document: Document | undefined): void;
  checkList(principal: Principal, query: Query): void;
  checkCommit(principal: Principal, staged: StagedCommit): void;
}
