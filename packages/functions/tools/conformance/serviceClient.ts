import type { AccessToken } from '../../src/adapters/http/accessToken.ts';
import type {
  HttpService,
  Operation,
  OperationId,
  OperationReply,
} from '../../src/contract/http/operation.ts';
import type { OperationOf, OperationRequest } from '../../src/contract/http/operationTypes.ts';
import { type Exchange, exchange, type SentRequest, sendAndCut } from './exchange.ts';
import { must, mustHaveStatus, Unmet } from './outcomes.ts';
import { OwnData } from './ownData.ts';
import { Pace } from './pacing/pace.ts';

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
  readonly key?: string;
  /** Other headers, or another `Authorization`. An empty text removes a header. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the body, to send an invalid one. */
  readonly body?: unknown;
  /** True for a case about the status 429 itself: otherwise the kit waits and repeats the request, as the product does. */
  readonly takesBusy?: true;
}

/** A reply. `body` has the type of the contract, without a check: only the cases of the format check it. */
export interface Reply<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
  readonly exchange: Exchange;
  readonly ms: number;
  readonly text: string;
}

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
  private readonly own: OwnData;
  private readonly pace: Pace;

  /** @param shared `own` gets what the kit sends and receives about members of its own */
  constructor(
    service: S,
    target: Target,
    { own = new OwnData(), pace = new Pace() }: { own?: OwnData; pace?: Pace } = {},
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
    return { ...reply, body: body as never, exchange: made };
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
      const page: Reply<OperationReply<S, Id>> = await this.ok(
        id,
        this.withCursor(id, request, next),
      );
      pages.push(page);
      next = (page.body as { readonly next: string | null }).next;
      if (next === null || followed.has(next)) break;
      followed.add(next);
    } while (pages.length < MAX_PAGES);
    return pages;
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

  private exchangeOf(sent: SentRequest): Promise<Exchange> {
    // Twice the limit: the case of the limit measures the time, and other cases do not fail with it.
    return exchange(sent, 2 * this.target.limitMs);
  }

  /** Waits and repeats the request if the service is busy. */
  private async patientExchangeOf(sent: SentRequest, repetitions = REPETITIONS): Promise<Exchange> {
    await this.pace.free();
    const made = await this.exchangeOf(sent);
    const seconds = repetitions > 0 ? secondsToWait(made) : null;
    if (seconds === null) return made;
    this.pace.wait(seconds);
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

  private withCursor<Id extends OperationId<S>>(
    id: Id,
    request: OperationRequest<OperationOf<S, Id>>,
    cursor: string | null,
  ): OperationRequest<OperationOf<S, Id>> {
    if (cursor === null) return request;
    const place = this.operation(id).query ? 'query' : 'body';
    const parts = request as Parts;
    return { ...parts, [place]: { ...(parts[place] as object), cursor } } as typeof request;
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
