import type { Document } from '../documents/document.ts';
import { invalidArgument, permissionDenied } from '../errors.ts';
import { compareIds } from '../paths/compareIds.ts';
import { joinPath } from '../paths/segments.ts';
import type { Query } from '../query/query.ts';
import type { Transaction } from '../transactions/transactions.ts';
import type { Principal } from './access.ts';
import { type Consistency, overridesOf, reading } from './reads.ts';
import type { Store } from './store.ts';

/** A part of a list that is fetched in steps. The token is the last id of the step before. */
export interface Page {
  /** 0 for the default. */
  readonly size: number;
  readonly token: string;
}

/** Firestore's largest page of a list. */
const MAX_PAGE_SIZE = 300;

function pageOf(
  ids: readonly string[],
  { size, token }: Page,
): { readonly ids: readonly string[]; readonly nextToken: string } {
  if (size < 0) throw invalidArgument('pageSize must not be negative.');
  const after = token === '' ? null : Buffer.from(token, 'base64url').toString();
  const rest = after === null ? ids : ids.filter((id) => compareIds(id, after) > 0);
  const limit = size === 0 ? MAX_PAGE_SIZE : Math.min(size, MAX_PAGE_SIZE);
  const page = rest.slice(0, limit);
  const nextToken =
    rest.length > limit ? Buffer.from(page.at(-1) as string).toString('base64url') : '';
  return { ids: page, nextToken };
}

/** The paths of all documents as a transaction sees them. */
function* pathsSeenBy(store: Store, transaction: Transaction | null): Generator<string> {
  const overrides = overridesOf(transaction);
  for (const { path } of store.database.documents()) if (!overrides?.has(path)) yield path;
  for (const [path, document] of overrides ?? []) if (document) yield path;
}

export interface ListRequest {
  readonly parent: string;
  readonly collectionId: string;
  readonly page: Page;
  /** True to list also the ids under which only deeper documents stand. */
  readonly showMissing: boolean;
  readonly consistency: Consistency;
}

export interface ListOutcome {
  /** In the order of their names; `document` is undefined for a missing one. */
  readonly entries: readonly { path: string; document: Document | undefined }[];
  readonly nextToken: string;
}

/** Lists the documents of a collection by name; subject to the rule of `list`. */
export function listDocuments(
  store: Store,
  principal: Principal,
  { parent, collectionId, page, showMissing, consistency }: ListRequest,
): Promise<ListOutcome> {
  return reading(store, consistency, async ({ transaction }) => {
    if (transaction?.mode === 'readWrite') {
      throw invalidArgument('Documents cannot be listed in a read-write transaction.');
    }
    if (showMissing && principal.kind !== 'admin') {
      throw permissionDenied('Only the server may list missing documents.');
    }
    const query: Query = {
      scope: { parent, collectionId, allDescendants: false },
      filter: null,
      orderBy: [],
      startAt: null,
      endAt: null,
      offset: 0,
      limit: null,
      projection: null,
    };
    store.access.checkList(principal, query);
    const collectionPath = joinPath(parent, collectionId);
    const ids = new Set<string>();
    for (const path of pathsSeenBy(store, transaction)) {
      if (!path.startsWith(`${collectionPath}/`)) continue;
      const [id, ...deeper] = path.slice(collectionPath.length + 1).split('/');
      if (showMissing || deeper.length === 0) ids.add(id as string);
    }
    const reader = transaction?.mode === 'readOnly' ? transaction.snapshot : store.database;
    const { ids: pageIds, nextToken } = pageOf([...ids].sort(compareIds), page);
    const entries = pageIds.map((id) => {
      const path = joinPath(collectionPath, id);
      return { path, document: reader.get(path) };
    });
    return { entries, nextToken };
  });
}

/** Lists the collections under a document or the root; only the server may. */
export function listCollectionIds(
  store: Store,
  principal: Principal,
  parent: string,
  page: Page,
): { readonly ids: readonly string[]; readonly nextToken: string } {
  if (principal.kind !== 'admin') {
    throw permissionDenied('Only the server may list collections.');
  }
  const prefix = parent === '' ? '' : `${parent}/`;
  const ids = new Set<string>();
  for (const { path } of store.database.collections()) {
    if (path.startsWith(prefix)) ids.add(path.slice(prefix.length).split('/')[0] as string);
  }
  return pageOf([...ids].sort(compareIds), page);
}
