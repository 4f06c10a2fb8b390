import type { Document } from '../documents/document.ts';
import type { StagedCommit } from '../documents/stagedCommit.ts';
import type { Query } from '../query/query.ts';

/** The claims of an ID token. `sub` is the uid. */
export type TokenClaims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** Who makes a request: the server's own code, which no rule binds, or a browser. */
export type Principal =
  | { readonly kind: 'admin' }
  | { readonly kind: 'client'; readonly claims: TokenClaims | null };

/** Decides what a client may do. Each check throws PERMISSION_DENIED, or lets pass. */
export interface AccessControl {
  checkGet(principal: Principal, path: string, document: Document | undefined): void;
  checkList(principal: Principal, query: Query): void;
  checkCommit(principal: Principal, staged: StagedCommit): void;
}
