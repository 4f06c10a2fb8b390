import type { HttpService, Operation } from '../../../src/contract/http/operation.ts';

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
  readonly serve: (request: ProxiedRequest, forward: Forward) => Promise<ProxiedReply>;
}

/** The parsed body of a request or a reply. */
// biome-ignore lint/suspicious/noExplicitAny: a fault changes fields of any reply.
export type Json = any;

/** Changes requests. */
export function onRequest(change: (request: ProxiedRequest) => ProxiedRequest): Fault['serve'] {
  return (request, forward) => forward(change(request));
}

/** Changes replies. */
export function onReply(
  change: (reply: ProxiedReply, request: ProxiedRequest) => ProxiedReply,
): Fault['serve'] {
  return async (request, forward) => change(await forward(request), request);
}

/** Changes the body of replies of status 200. */
export function onBody(change: (body: Json, request: ProxiedRequest) => Json): Fault['serve'] {
  return onReply((reply, request) =>
    reply.status === 200
      ? { ...reply, body: JSON.stringify(change(JSON.parse(reply.body), request)) }
      : reply,
  );
}

/** Changes the body of requests. */
export function onSentBody(change: (body: Json) => Json): Fault['serve'] {
  return onRequest((request) => ({
    ...request,
    body: JSON.stringify(change(JSON.parse(request.body))),
  }));
}

/** Changes each item of a list. */
export function onItems(change: (item: Json) => Json): Fault['serve'] {
  return onBody((body) => ({ ...body, items: body.items.map(change) }));
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
