import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { AccessToken } from '../../src/adapters/http/accessToken.ts';
import type {
  HttpService,
  Operation,
  OperationId,
  OperationReply,
} from '../../src/contract/http/operation.ts';
import type { OperationOf, OperationRequest } from '../../src/contract/http/operationTypes.ts';
import { type Exchange, exchange, type SentRequest, sendAndCut } from './exchange.ts';
import { type Difference, must, mustHaveStatus, Unmet } from './outcomes.ts';
import { OwnData } from './ownData.ts';
import { differencesFrom } from './shape.ts';

/** The address of a service, and how to call it. */
export interface Target {
  /** The origin, with a path if the service has one. Without a slash at its end. */
  readonly url: string;
  readonly token: AccessToken;
  /** The time within which a reply has to be complete, in milliseconds. */
  readonly limitMs: number;
}

/** Parts of a request outside of the operation's parameters. */
export interface Extras {
  /** The `Idempotency-Key`. An empty text is sent as an empty header. */
  readonly key?: string | undefined;
  /** Other headers, or another `Authorization`. An empty text removes a header. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the body, to send an invalid one. */
  readonly body?: unknown;
  /** True for a case about the status 429 itself: otherwise the kit waits and repeats the request, as the product does. */
  readonly takesBusy?: true;
}

/** A reply. `body` has the type of the contract, without a check: only the cases of the format report a wrong one. */
export interface Reply<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
  readonly exchange: Exchange;
  readonly ms: number;
  readonly text: string;
}

/** A reply of any operation. */
// biome-ignore lint/suspicious/noExplicitAny: a table of cases reads fields of several operations.
export type AnyReply = Reply<any>;

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly language?: string;
}

/** The product waits as often, and at most as long for each. */
const REPETITIONS = 2;
const MAX_WAIT_SECONDS = 5;

/** Far above the number of pages of any list. */
const MAX_PAGES = 1_000;

/** Calls the operations of one service, by their ids in the contract. */
export class ServiceClient<S extends HttpService> {
  readonly service: S;
  readonly target: Target;
  /** The first reply of each operation, of the whole run, that differs from the description. */
  readonly misshapen = new Map<string, Unmet>();
  /** The same with another content type. */
  readonly mistyped = new Map<string, Unmet>();
  private readonly own: OwnData;
  private readonly pace: { until: number };

  /**
   * @param shared `own` gets what the kit sends and receives about members of its own. `pace` is the time at which the next
   *   request may go out: clients share it, because one limit may count all their requests.
   */
  constructor(
    service: S,
    target: Target,
    { own = new OwnData(), pace = { until: 0 } }: { own?: OwnData; pace?: { until: number } } = {},
  ) {
    this.service = service;
    this.target = target;
    this.own = own;
    this.pace = pace;
  }

  /** Throws `Unmet` if there is no complete reply. */
  async send<Id extends OperationId<S>>(
    id: Id,
    request: OperationRequest<OperationOf<S, Id>>,
    extras: Extras = {},
  ): Promise<Reply<OperationReply<S, Id>>> {
    const sent = await this.requestOf(id, request, extras);
    const made = await (extras.takesBusy ? this.exchangeOf(sent) : this.patientExchangeOf(sent));
    const { reply } = made;
    if ('failure' in reply) {
      throw new Unmet([{ expected: 'a complete reply', came: reply.failure }], [made]);
    }
    const body = parsed(reply.text);
    if (id === 'register' && reply.status === 200) this.own.add(body);
    this.inspect(id, { ...reply, body }, made);
    return { ...reply, body: body as never, exchange: made };
  }

  /** Sends a request of any operation, for tables of cases. One that writes has a new key, unless `extras` names one. */
  any(id: string, request: object, extras: Extras = {}): Promise<AnyReply> {
    const { isKeyed } = this.operation(id as OperationId<S>);
    const key = isKeyed ? { key: randomUUID() } : {};
    return this.send(id as OperationId<S>, request as never, { ...key, ...extras });
  }

  /** The reply of status 200. Throws `Unmet` for another status or a body that is not JSON. */
  async ok<Id extends OperationId<S>>(
    id: Id,
    request: OperationRequest<OperationOf<S, Id>>,
    extras?: Extras,
  ): Promise<Reply<OperationReply<S, Id>>> {
    const reply = await this.send(id, request, extras);
    mustHaveStatus(200, reply);
    must(reply.body !== undefined, 'a body in JSON', reply, `${reply.text.length} characters`);
    return reply;
  }

  /** All pages of a list. Stops at a cursor that was followed before. */
  async pages<Id extends OperationId<S>>(
    id: Id,
    request: OperationRequest<OperationOf<S, Id>>,
  ): Promise<readonly Reply<OperationReply<S, Id>>[]> {
    const pages = [];
    const followed = new Set<string>();
    let next: string | null = null;
    do {
      const later = next === null ? request : this.withCursor(id, request as Parts, next);
      const page: Reply<OperationReply<S, Id>> = await this.ok(id, later as never);
      pages.push(page);
      next = (page.body as { readonly next: string | null }).next;
      if (next === null || followed.has(next)) break;
      followed.add(next);
    } while (pages.length < MAX_PAGES);
    return pages;
  }

  /** The page of a list with this cursor, for tables of cases. */
  page(id: string, request: object, cursor: string): Promise<AnyReply> {
    return this.any(id, this.withCursor(id as OperationId<S>, request as Parts, cursor));
  }

  /** Sends a request and cuts the connection before the reply. */
  async cut<Id extends OperationId<S>>(
    id: Id,
    request: OperationRequest<OperationOf<S, Id>>,
    extras: Extras,
  ): Promise<void> {
    await sendAndCut(await this.requestOf(id, request, extras));
  }

  /** The operation with this id, without the types of its schemas. */
  operation(id: OperationId<S>): Operation {
    const found = this.service.operations.find((each) => each.id === id);
    if (!found) throw new Error(`The contract has no operation ${id}.`);
    return found;
  }

  /** Remembers a reply that differs from the description: one check for all replies of a run. */
  private inspect(
    id: OperationId<S>,
    reply: Omit<Reply<unknown>, 'exchange'>,
    made: Exchange,
  ): void {
    const remember = (known: Map<string, Unmet>, differences: readonly Difference[]) => {
      if (differences.length > 0 && !known.has(id)) known.set(id, new Unmet(differences, [made]));
    };
    remember(this.misshapen, differencesFrom(this.operation(id), this.service.isCached, reply));
    const type = reply.headers.get('Content-Type') ?? '';
    const isJson = reply.status !== 200 || /^application\/json\b/.test(type);
    const expected = 'Content-Type: application/json';
    remember(this.mistyped, isJson ? [] : [{ expected, came: `Content-Type: ${type}` }]);
  }

  private exchangeOf(sent: SentRequest): Promise<Exchange> {
    // Twice the limit: the case of the limit measures the time, and other cases do not fail with it.
    return exchange(sent, 2 * this.target.limitMs);
  }

  /** Waits and repeats the request if the service is busy. */
  private async patientExchangeOf(sent: SentRequest, repetitions = REPETITIONS): Promise<Exchange> {
    const ms = this.pace.until - performance.now();
    if (ms > 0) await setTimeout(ms);
    const made = await this.exchangeOf(sent);
    const seconds = repetitions > 0 ? secondsToWait(made) : null;
    if (seconds === null) return made;
    this.pace.until = Math.max(this.pace.until, performance.now() + 1_000 * seconds);
    return this.patientExchangeOf(sent, repetitions - 1);
  }

  private async requestOf(
    id: OperationId<S>,
    request: unknown,
    extras: Extras,
  ): Promise<SentRequest> {
    const { method, path, isKeyed } = this.operation(id);
    const { params = {}, query = {}, body, language } = request as Parts;
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(`${params[name]}`),
    );
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(
      given.map(([name, value]): [string, string] => [name, `${value}`]),
    );
    const sent = extras.body ?? body;
    if (isKeyed) this.own.add(sent);
    const changed = Object.entries(extras.headers ?? {});
    const headers = new Map([
      ['Authorization', `Bearer ${await this.target.token.get()}`],
      ['Accept', 'application/json'],
      ...(language === undefined ? [] : [['Accept-Language', language] as const]),
      ...(sent === undefined ? [] : [['Content-Type', 'application/json'] as const]),
      ...(extras.key === undefined ? [] : [['Idempotency-Key', extras.key] as const]),
      ...changed,
    ]);
    for (const [name, value] of changed) if (value === '') headers.delete(name);
    return {
      method: method.toUpperCase(),
      url: `${this.target.url}${filled}${search.size > 0 ? `?${search}` : ''}`,
      headers: Object.fromEntries(headers),
      body: sent === undefined ? null : JSON.stringify(sent),
    };
  }

  /** The request of a later page: the cursor is in the query, or in the body of a search. */
  private withCursor(id: OperationId<S>, parts: Parts, cursor: string): Parts {
    const place = this.operation(id).query ? 'query' : 'body';
    return { ...parts, [place]: { ...(parts[place] as object), cursor } };
  }
}

/** The seconds that a reply 429 asks for; null for another reply, or a longer time than the product waits. */
function secondsToWait({ reply }: Exchange): number | null {
  if ('failure' in reply || reply.status !== 429) return null;
  const asked = reply.headers.get('Retry-After') ?? '';
  return /^\d+$/.test(asked) && Number(asked) <= MAX_WAIT_SECONDS ? Number(asked) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
