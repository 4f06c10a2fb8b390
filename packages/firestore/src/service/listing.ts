import type { Document } from '../documents/document.ts';
import { invalidArgument, permissionDenied } from '../errors.ts';
import type { Query } from '../query/query.ts';
import type { Principal } from '../rules/access.ts';
import { compareIds } from '../values/compareIds.ts';
import { joinPath } from '../values/segments.ts';
import type { ListRequest, Page } from '../wire/requests.ts';
import type { Store } from './store.ts';

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

/** A list of documents is a query without filters to the rules. */
const EVERYTHING: Omit<Query, 'scope'> = {
  filter: null,
  orderBy: [],
  startAt: null,
  endAt: null,
  offset: 0,
  limit: null,
  projection: null,
};

export interface ListOutcome {
  /** Sorted by name; `document` is undefined for a missing one. */
  readonly entries: readonly { path: string; document: Document | undefined }[];
  readonly nextToken: string;
}

/** The sorted ids of a collection; with `deeper`, includes missing documents that have subcollections. */
function idsIn(store: Store, collectionPath: string, deeper: boolean): readonly string[] {
  const own = store.database.collection(collectionPath)?.ids() ?? [];
  if (!deeper) return own;
  const prefix = `${collectionPath}/`;
  const ids = new Set(own);
  for (const { path } of store.database.collections()) {
    if (path.startsWith(prefix)) ids.add(path.slice(prefix.length).split('/')[0] as string);
  }
  return [...ids].sort(compareIds);
}

/** Lists the documents of a collection by name. The rule for `list` applies. */
export function listDocuments(
  store: Store,
  principal: Principal,
  { parent, collectionId, page, showMissing }: ListRequest,
): ListOutcome {
  if (showMissing && principal.kind !== 'admin') {
    throw permissionDenied('Only the server may list missing documents.');
  }
  const scope = { parent, collectionId, allDescendants: false };
  store.access.checkList(principal, { ...EVERYTHING, scope });
  const collectionPath = joinPath(parent, collectionId);
  const { ids, nextToken } = pageOf(idsIn(store, collectionPath, showMissing), page);
  const entries = ids.map((id) => {
    const path = joinPath(collectionPath, id);
    return { path, document: store.database.get(path) };
  });
  return { entries, nextToken };
}

/** Lists the subcollections of a document or the root. Only the server may. */
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
