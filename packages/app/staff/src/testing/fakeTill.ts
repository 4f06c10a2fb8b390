import * as contracts from '@casino/functions/contract/catalogue/contracts.ts';
import { RemoteError, type RemoteErrorCode } from '../../../src/lib/remote/remoteError.ts';
import type {
  LogInResult,
  StaffUser,
  TillBackend,
  TillCallName,
  TillReply,
  TillRequest,
} from '../backend/tillBackend.ts';

const CONTRACTS = new Map(Object.values(contracts).map((each) => [each.name as string, each]));

type Handler<N extends TillCallName> = (
  request: TillRequest<N>,
) => TillReply<N> | Promise<TillReply<N>>;

/** A backend of the staff page, which validates requests and replies against the contract. */
export class FakeTill implements TillBackend {
  private handlers = new Map<string, (request: never) => unknown>();
  private readonly requests: { readonly name: string; readonly request: unknown }[] = [];
  private readonly sessions = new Map<string, StaffUser>();
  /** The session that the device remembers. */
  user: StaffUser | null = null;
  /** The result of the next log-in by password. */
  logInResult: LogInResult = { user: null, failure: 'wrong-login' };

  /** Sets the reply of a callable. */
  reply<N extends TillCallName>(name: N, handler: Handler<N>): void {
    this.handlers.set(name, handler);
  }

  /** Makes callables reject; `no-response` is a lost connection. */
  refuse(code: RemoteErrorCode, ...names: readonly TillCallName[]): void {
    for (const name of names) {
      this.handlers.set(name, () => {
        throw new RemoteError(code);
      });
    }
  }

  /** All requests to a callable, oldest first. */
  requestsOf<N extends TillCallName>(name: N): TillRequest<N>[] {
    const own = this.requests.filter((each) => each.name === name);
    return own.map(({ request }) => request as TillRequest<N>);
  }

  /** Adds a session that a token opens. */
  addSession(token: string, user: StaffUser): void {
    this.sessions.set(token, user);
  }

  readonly call: TillBackend['call'] = async (name, request) => {
    const contract = CONTRACTS.get(name);
    const handler = this.handlers.get(name);
    if (!contract || !handler) throw new Error(`The fake till has no callable "${name}".`);
    contract.request.parse(request);
    this.requests.push({ name, request: structuredClone(request) });
    const reply = await handler(request as never);
    return structuredClone(contract.response.parse(reply)) as TillReply<typeof name>;
  };

  rememberedUser = async (): Promise<StaffUser | null> => this.user;

  logIn = async (): Promise<LogInResult> => {
    this.user = this.logInResult.user;
    return this.logInResult;
  };

  openSession = async (token: string): Promise<StaffUser> => {
    const user = this.sessions.get(token);
    if (!user) throw new RemoteError('internal');
    this.user = user;
    return user;
  };

  signOut = async (): Promise<void> => {
    this.user = null;
  };
}
