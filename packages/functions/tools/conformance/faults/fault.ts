import type { HttpService, Operation, OperationId } from '../../../src/contract/http/operation.ts';

/** A request on its way to the reference server. */
export interface ProxiedRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** True after the client has cut the connection. */
  readonly isCut: () => boolean;
}

/**
 * A reply on its way to the client. `cut` closes the connection in the middle of the body, or before the reply if the body
 * is empty.
 */
export interface ProxiedReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly cut?: true;
}

/** Passes a request on to the reference server. */
export type Forward = (request: ProxiedRequest) => Promise<ProxiedReply>;

/** A fault of a service: it breaks the rule of a case. */
export interface Fault {
  /** The id of a case that fails. */
  readonly fails: string;
  /** The fault as a clause, such as `a page is 2 MB`. */
  readonly fault: string;
  /** The only operation that has the fault. */
  readonly operation: Operation;
  readonly serve: Serve;
}

export type Serve = (request: ProxiedRequest, forward: Forward) => Promise<ProxiedReply>;

/** The faults of each operation. A key is the case that fails, and the fault as a clause. */
export type FaultTable<S extends HttpService> = {
  readonly [Id in OperationId<S>]?: Readonly<Record<`${string}: ${string}`, Serve>>;
};

/** The faults of a table. */
export function faultsOf<S extends HttpService>(service: S, table: FaultTable<S>): Fault[] {
  return service.operations.flatMap((operation) =>
    Object.entries<Serve>(table[operation.id as OperationId<S>] ?? {}).map(([name, serve]) => {
      const [fails = '', fault = ''] = name.split(': ');
      return { fails, fault, operation, serve };
    }),
  );
}

/** The parsed body of a request or a reply. */
// biome-ignore lint/suspicious/noExplicitAny: a fault changes fields of any reply.
export type Json = any;

/** Changes requests. */
export function onRequest(change: (request: ProxiedRequest) => ProxiedRequest): Serve {
  return (request, forward) => forward(change(request));
}

/** Changes the path of requests, with the query. */
export function onPath(change: (path: string) => string): Serve {
  return onRequest((request) => ({ ...request, path: change(request.path) }));
}

/** New fields, or a function that returns them. A field without a value is left out. */
export type Fields<Args extends readonly unknown[]> = object | ((...args: Args) => object);

export function fieldsOf<Args extends readonly unknown[]>(
  fields: Fields<Args>,
  ...args: Args
): object {
  return typeof fields === 'function' ? (fields as (...args: Args) => object)(...args) : fields;
}

/** Replaces fields in the body of requests. */
export function onSent(fields: Fields<[body: Json]>): Serve {
  return onRequest((request) => {
    const body = JSON.parse(request.body);
    return { ...request, body: JSON.stringify({ ...body, ...fieldsOf(fields, body) }) };
  });
}

/** Changes replies. */
export function onReply(
  change: (reply: ProxiedReply, request: ProxiedRequest) => ProxiedReply,
): Serve {
  return async (request, forward) => change(await forward(request), request);
}

/** Replaces the status of the replies that `isChanged`. */
export function onStatus(
  status: number,
  isChanged: (reply: ProxiedReply, request: ProxiedRequest) => boolean,
): Serve {
  return onReply((reply, request) => (isChanged(reply, request) ? { ...reply, status } : reply));
}

/** Replaces headers of replies. */
export function withHeaders(headers: (request: ProxiedRequest) => Record<string, string>): Serve {
  return onReply((reply, request) => ({
    ...reply,
    headers: { ...reply.headers, ...headers(request) },
  }));
}

/** Changes the body of replies of status 200. */
export function onBody(change: (body: Json, request: ProxiedRequest) => Json): Serve {
  return onReply((reply, request) =>
    reply.status === 200
      ? { ...reply, body: JSON.stringify(change(JSON.parse(reply.body), request)) }
      : reply,
  );
}

/** Replaces fields of replies of status 200. */
export function onFields(fields: Fields<[body: Json, request: ProxiedRequest]>): Serve {
  return onBody((body, request) => ({ ...body, ...fieldsOf(fields, body, request) }));
}

/** Changes the items of a page. */
export function onList(change: (items: Json[], request: ProxiedRequest) => Json[]): Serve {
  return onFields(({ items }, request) => ({ items: change(items, request) }));
}

/** Replaces fields of each item of a page. */
export function onItems(fields: Fields<[item: Json, index: number]>): Serve {
  return onList((items) =>
    items.map((item, index) => ({ ...item, ...fieldsOf(fields, item, index) })),
  );
}

/** Replaces fields of each record of a lookup. */
export function onRecords(fields: (record: Json) => object): Serve {
  return onFields(({ records }) => ({
    records: records.map((record: Json) => ({ ...record, ...fields(record) })),
  }));
}

/** Replaces fields of the member of each record of a lookup. */
export function onMembers(fields: Fields<[member: Json]>): Serve {
  return onRecords(({ member }) => ({ member: { ...member, ...fieldsOf(fields, member) } }));
}

/** The cursor of a request; null for the first page. */
export function cursorOf({ path, body }: ProxiedRequest): string | null {
  const inPath = parameterOf(path, 'cursor');
  return inPath ?? (body === '' ? null : (JSON.parse(body).cursor ?? null));
}

/** A parameter of the query. */
export function parameterOf(path: string, name: string): string | null {
  return new URL(path, 'http://service.test').searchParams.get(name);
}

/** Each page repeats its last item. */
export const repeatingLast = onList((items) => [...items, ...items.slice(-1)]);

/** A request of the first page. */
export function withoutCursor(request: ProxiedRequest): ProxiedRequest {
  const path = request.path.replace(/([?&])cursor=[^&]*&?/, '$1').replace(/[?&]$/, '');
  if (request.body === '') return { ...request, path };
  const body = JSON.stringify({ ...JSON.parse(request.body), cursor: undefined });
  return { ...request, path, body };
}

/** The last page names itself as the next. */
export const withoutEnd: Serve = (request, forward) => {
  const cursor = cursorOf(request);
  const naming = onFields(({ next }) => ({ next: next ?? cursor ?? 'first' }));
  return naming(cursor === 'first' ? withoutCursor(request) : request, forward);
};

export const REFUSED: ProxiedReply = {
  status: 400,
  headers: { 'content-type': 'application/json' },
  body: '{}',
};

/** Each cursor can be used once. */
export function usableOnce(): Serve {
  const used = new Set<string>();
  let pages = 0;
  return async (request, forward) => {
    const cursor = cursorOf(request);
    if (cursor === null) pages += 1;
    // A cursor that is issued again can be used again.
    const name = `${pages} ${cursor}`;
    if (cursor !== null && used.has(name)) return REFUSED;
    used.add(name);
    return forward(request);
  };
}

/** A change of a list makes its cursors invalid. */
export function untilChange(): Serve {
  const issued = new Map<string, string>();
  return async (request, forward) => {
    const list = pathOf(request);
    const cursor = cursorOf(request);
    if (cursor !== null && versionIn(cursor) !== issued.get(list)) return REFUSED;
    const reply = await forward(request);
    const next = reply.status === 200 ? JSON.parse(reply.body).next : null;
    if (cursor === null && next !== null) issued.set(list, versionIn(next));
    return reply;
  };
}

/** The version of the list in a cursor of the reference server. */
function versionIn(cursor: string): string {
  return Buffer.from(cursor, 'base64url').toString().split(' ')[1] ?? '';
}

/** The operation of a service with this id. */
export function operationOf(service: HttpService, id: string): Operation {
  const found = service.operations.find((each) => each.id === id);
  if (!found) throw new Error(`The contract has no operation ${id}.`);
  return found;
}

/** True for a request of this operation. */
export function isOf({ method, path }: Operation, request: ProxiedRequest): boolean {
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return request.method.toLowerCase() === method && pattern.test(pathOf(request));
}

/** The path without the query. */
export function pathOf({ path }: ProxiedRequest): string {
  return path.split('?')[0] ?? '';
}
