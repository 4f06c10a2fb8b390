import type { Contract, OptIn } from '@casino/functions/contract';
import * as contracts from '@casino/functions/contract';
import type { OwnPlay } from '../features/games/gameDocuments.ts';
import type { CallableName, CallableReply, CallableRequest } from '../lib/callable.ts';
import type { readProfile } from '../lib/documents.ts';
import { RemoteError, type RemoteErrorCode } from '../lib/remoteError.ts';
import type { CodeOutcome } from '../session/emailCodes.ts';
import { type Answer, sampleReplies } from './sampleReplies.ts';

type Handler = (request: unknown) => unknown;

/** What the document store holds, by how the app asks for it. */
interface Documents {
  readonly profile: Awaited<ReturnType<typeof readProfile>>;
  readonly optIns: readonly OptIn[] | null;
  /** The opt-ins that an added one joins: refused with `refuseDocument('addOptIn')`. */
  readonly addOptIn: readonly OptIn[];
  readonly plays: readonly OwnPlay[];
}

const CONTRACTS = new Map(
  Object.values(contracts)
    .filter((each) => typeof each === 'object' && 'request' in each)
    .map((contract): [string, Contract] => [contract.name, contract]),
);

const NO_DOCUMENTS: Documents = { profile: null, optIns: [], addOptIn: [], plays: [] };

/**
 * The backend of the test that runs. Requests and replies are held to the contract, as the real one
 * holds them. A callable answers with its sample reply until a test says otherwise.
 */
class FakeBackend {
  private handlers = new Map<string, Handler>();
  private gates = new Map<string, Promise<void>>();
  private documents: { [K in keyof Documents]: Documents[K] | RemoteError } = NO_DOCUMENTS;
  private requests: { name: string; request: unknown }[] = [];
  /** What the identity service says of an e-mailed code. */
  codeOutcome: CodeOutcome = { ok: true, value: '' };
  /** What it says when a code is used to verify an address. */
  verifyOutcome: CodeOutcome = { ok: true, value: '' };
  /** What it says when a code is used to choose a password. */
  resetOutcome: CodeOutcome = { ok: true, value: '' };
  /** The codes with which an address was verified, or tried to be, oldest first. */
  readonly appliedCodes: string[] = [];
  /** What follows where a code is used to verify an address. */
  onApplied: () => void = () => {};

  /** Forgets what the test before arranged, and what was asked. */
  reset(): void {
    this.handlers = new Map(Object.entries(sampleReplies()).map(toHandler));
    this.gates = new Map();
    this.documents = NO_DOCUMENTS;
    this.requests = [];
    this.codeOutcome = { ok: true, value: '' };
    this.verifyOutcome = { ok: true, value: '' };
    this.resetOutcome = { ok: true, value: '' };
    this.appliedCodes.length = 0;
    this.onApplied = () => {};
  }

  /** Verifies an address as `session/emailCodes.ts` does. */
  async applyCode(code: string): Promise<CodeOutcome> {
    this.appliedCodes.push(code);
    if (this.verifyOutcome.ok || this.verifyOutcome.refusal !== null) this.onApplied();
    return this.verifyOutcome;
  }

  /** Answers a callable from now on. */
  reply<N extends CallableName>(name: N, answer: Answer<N>): void {
    this.handlers.set(name, toHandler([name, answer])[1]);
  }

  /** Answers a callable with something that its contract does not allow. */
  replyAgainstContract(name: CallableName, reply: unknown): void {
    this.handlers.set(name, () => new Unchecked(reply));
  }

  /** Refuses a callable with a status; `no-response` is a lost connection. */
  refuse(name: CallableName, code: RemoteErrorCode, message = ''): void {
    this.handlers.set(name, () => {
      throw new RemoteError(code, message);
    });
  }

  /** Holds the answers of a callable or a document back until the returned function is called. */
  hold(name: CallableName | keyof Documents): () => void {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    this.gates.set(name, gate);
    return () => {
      if (this.gates.get(name) === gate) this.gates.delete(name);
      open();
    };
  }

  /** The requests of a callable so far, oldest first. */
  requestsOf<N extends CallableName>(name: N): CallableRequest<N>[] {
    const own = this.requests.filter((each) => each.name === name);
    return own.map(({ request }) => request as CallableRequest<N>);
  }

  setDocument<K extends keyof Documents>(name: K, value: Documents[K]): void {
    this.documents = { ...this.documents, [name]: value };
  }

  refuseDocument(name: keyof Documents, code: RemoteErrorCode): void {
    this.documents = { ...this.documents, [name]: new RemoteError(code) };
  }

  async document<K extends keyof Documents>(name: K): Promise<Documents[K]> {
    const found: Documents[K] | RemoteError = this.documents[name];
    await this.gates.get(name);
    if (found instanceof RemoteError) throw found;
    return found;
  }

  /** Answers a call as `lib/api.ts` does: rejects with a `RemoteError`. */
  async answer<N extends CallableName>(
    name: N,
    request: CallableRequest<N>,
  ): Promise<CallableReply<N>> {
    const contract = CONTRACTS.get(name);
    const handler = this.handlers.get(name);
    if (!contract || !handler) throw new Error(`The fake backend has no callable "${name}".`);
    contract.request.parse(request);
    this.requests.push({ name, request: structuredClone(request) });
    // A real answer never comes in the same task.
    await Promise.resolve();
    // Decided at once, however long the answer is held back.
    const [decided] = await Promise.allSettled([
      new Promise((resolve) => resolve(handler(request))),
      this.gates.get(name),
    ]);
    if (decided.status === 'rejected') throw decided.reason;
    const reply = decided.value;
    if (reply instanceof Unchecked) return reply.value as CallableReply<N>;
    return structuredClone(contract.response.parse(reply)) as CallableReply<N>;
  }
}

/** A reply that is not held to the contract. */
class Unchecked {
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }
}

function toHandler([name, answer]: readonly [string, unknown]): [string, Handler] {
  return [name, typeof answer === 'function' ? (answer as Handler) : () => answer];
}

/** The one fake backend: `openApp` resets it. */
export const backend = new FakeBackend();
