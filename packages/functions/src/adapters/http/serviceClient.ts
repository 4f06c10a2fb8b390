import * as z from 'zod/mini';
import type {
  HttpService,
  Operation,
  OperationId,
  OperationReply,
} from '../../contract/http/operation.ts';
import type { Language } from '../../contract/languages.ts';
import { ServiceError } from '../../domain/ports/serviceError.ts';
import { noteAnswer } from '../../runtime/serviceStates.ts';
import { type AccessToken, accessToken } from './accessToken.ts';
import { readJson } from './readJson.ts';
import { type Resilience, resilience, SERVICE_LIMITS, type ServiceLimits } from './resilience.ts';
import type { ServiceSettings } from './serviceSettings.ts';

/** The values of a request. */
export interface ServiceRequest {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  /** The `Idempotency-Key` of an operation that has one. */
  readonly key?: string;
  /** The `ETag` of an earlier reply. */
  readonly etag?: string;
  /** `Accept-Language`: the language of the texts in the reply. */
  readonly language?: Language;
}

/** The outcome of a request that the service answered as the contract says. */
export type ServiceAnswer<T> =
  | { readonly status: 'ok'; readonly reply: T; readonly etag: string | null }
  | { readonly status: 'unchanged' | 'not-found' | 'conflict' };

/** A client of one service of the group. */
export interface ServiceClient<S extends HttpService> {
  /** Throws a `ServiceError`. */
  send<I extends OperationId<S>>(
    id: I,
    request?: ServiceRequest,
  ): Promise<ServiceAnswer<OperationReply<S, I>>>;
}

export function serviceClient<S extends HttpService>(
  service: S,
  settings: ServiceSettings,
  limits: ServiceLimits = SERVICE_LIMITS,
): ServiceClient<S> {
  const operations = new Map(service.operations.map((each) => [each.id, each]));
  const sender = {
    service: service.title,
    settings,
    token: accessToken(settings.credentials),
    within: resilience(limits, service.title),
  };
  return {
    async send<I extends OperationId<S>>(id: I, request: ServiceRequest = {}) {
      const operation = operations.get(id);
      if (!operation) throw new Error(`${service.title} has no operation ${id}.`);
      return (await send(sender, operation, request)) as ServiceAnswer<OperationReply<S, I>>;
    },
  };
}

interface Sender {
  /** The title of the service. */
  readonly service: string;
  readonly settings: ServiceSettings;
  readonly token: AccessToken;
  readonly within: Resilience;
}

async function send(
  { service, settings, token, within }: Sender,
  operation: Operation,
  request: ServiceRequest,
): Promise<ServiceAnswer<unknown>> {
  const url = settings.url + requestPath(operation, request);
  return within.run(operation.id, async (signal) => {
    const attempt = async (value: string) => {
      const received = await fetchReply(url, operation, request, value, signal).catch((error) => {
        noteAnswer(service, false);
        throw error;
      });
      noteAnswer(service, true);
      return received;
    };
    const used = await token.get();
    const response = await attempt(used);
    if (response.status !== 401) return readAnswer(operation, response);
    // The token may have been revoked before it expired.
    await token.forget(used);
    const renewed = await token.get();
    if (renewed === used) return readAnswer(operation, response);
    await response.body?.cancel();
    return readAnswer(operation, await attempt(renewed));
  });
}

async function fetchReply(
  url: string,
  { id, method }: Operation,
  { body, key, etag, language }: ServiceRequest,
  token: string,
  signal: AbortSignal,
): Promise<Response> {
  try {
    return await fetch(url, {
      method: method.toUpperCase(),
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(etag !== undefined && { 'if-none-match': etag }),
        ...(language !== undefined && { 'accept-language': language }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal,
    });
  } catch {
    throw new ServiceError('unavailable', `${id}, no reply`);
  }
}

async function readAnswer(
  operation: Operation,
  response: Response,
): Promise<ServiceAnswer<unknown>> {
  const { status, headers } = response;
  if (status === 200) {
    const reply = z.safeParse(operation.reply, await readJson(operation.id, response));
    if (reply.success) return { status: 'ok', reply: reply.data, etag: headers.get('etag') };
    const detail = `${operation.id}, the reply does not match the contract`;
    throw new ServiceError('broken', detail, { fields: issuePaths(reply.error), rule: 'G-04' });
  }
  await response.body?.cancel();
  if (status === 304) return { status: 'unchanged' };
  if (status === 404 && operation.notFound) return { status: 'not-found' };
  if (status === 501 && operation.isOptional) return { status: 'not-found' };
  if (status === 409 && operation.conflict) return { status: 'conflict' };
  const detail = `${operation.id}, status ${status}`;
  if (status === 401 || status === 403) throw new ServiceError('refused', detail);
  const retryAfterMs = waitIn(headers.get('retry-after'));
  if (status === 429) throw new ServiceError('busy', detail, { retryAfterMs });
  if (status >= 500) throw new ServiceError('unavailable', detail, { retryAfterMs });
  throw new ServiceError('broken', detail);
}

const MAX_FIELDS = 20;

/** Only the paths: the messages can hold values of the reply. */
function issuePaths({ issues }: z.core.$ZodError): string[] {
  return issues.slice(0, MAX_FIELDS).map(({ path }) => path.map(String).join('.'));
}

function requestPath({ path }: Operation, { params = {}, query = {} }: ServiceRequest): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}

/** The milliseconds of `Retry-After`, which has seconds or a date; null for neither. */
function waitIn(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header) * 1_000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(at - Date.now(), 0);
}
