import type {
  CallableName,
  CallReply,
  CallRequest,
} from '@casino/functions/contract/catalogue/callableTypes.ts';
import * as contracts from '@casino/functions/contract/catalogue/contracts.ts';
import type { Contract } from '@casino/functions/contract/defineContract.ts';
import type { OpenedPart } from '@casino/functions/contract/members/openApp.ts';
import type { OpeningPart } from '@casino/functions/contract/members/openingParts.ts';
import type { OptIn } from '@casino/functions/contract/promotions/gameRules.ts';
import {
  inOpeningOrder,
  membershipBlock,
  personBlock,
  toTier,
  venueOfHomeCasino,
} from '@casino/functions/contract/rules/membership.ts';
import type { OwnPlay } from '../features/shared/games/gameDocuments.ts';
import { play } from '../features/shared/games/play.fixtures.ts';
import type { readProfile } from '../lib/firebase/documents.ts';
import { isNoAnswer, RemoteError, type RemoteErrorCode } from '../lib/remote/remoteError.ts';
import type { CodeOutcome } from '../session/identity/emailCodes.ts';
import { membership } from '../session/state/session.fixtures.ts';
import { type Answer, sampleReplies } from './sampleReplies.ts';

type Handler = (request: unknown) => unknown;

/** The content of the document store, by the function that reads it. */
interface Documents {
  readonly profile: Awaited<ReturnType<typeof readProfile>>;
  readonly optIns: readonly OptIn[] | null;
  /** The opt-ins, to which `addOptIn` adds. `refuseDocument('addOptIn')` makes it fail. */
  readonly addOptIn: readonly OptIn[];
  readonly plays: readonly OwnPlay[];
}

const CONTRACTS = new Map(
  Object.values<unknown>(contracts)
    .filter(isContract)
    .map((contract) => [contract.name, contract]),
);

function isContract(exported: unknown): exported is Contract {
  return typeof exported === 'object' && exported !== null && 'request' in exported;
}

const NO_DOCUMENTS: Documents = { profile: null, optIns: [], addOptIn: [], plays: [] };

/**
 * The fake backend of the current test. It validates requests and replies against the contract, as the real one does. A
 * callable responds with its sample reply unless the test sets another one.
 */
class FakeBackend {
  private handlers = new Map<string, Handler>();
  private gates = new Map<string, Promise<void>>();
  private documents: { [K in keyof Documents]: Documents[K] | RemoteError } = NO_DOCUMENTS;
  private requests: { name: string; request: unknown }[] = [];
  /** The result of checking an e-mailed code. */
  codeOutcome: CodeOutcome = { ok: true, value: '' };
  /** The result of verifying an address with a code. */
  verifyOutcome: CodeOutcome = { ok: true, value: '' };
  /** The result of resetting a password with a code. */
  resetOutcome: CodeOutcome = { ok: true, value: '' };
  /** The codes of all attempts to verify an address, oldest first. */
  readonly appliedCodes: string[] = [];
  /** Called when a code verifies an address. */
  onApplied: () => void = () => {};

  /** Resets replies and recorded requests. */
  reset(): void {
    const replies = sampleReplies();
    this.handlers = new Map(Object.entries(replies).map(toHandler));
    this.handlers.set('promotions-spinTheWheel', (request) => {
      this.savePlay(request as CallRequest<'promotions-spinTheWheel'>);
      return replies['promotions-spinTheWheel'];
    });
    this.gates = new Map();
    this.documents = NO_DOCUMENTS;
    this.requests = [];
    this.codeOutcome = { ok: true, value: '' };
    this.verifyOutcome = { ok: true, value: '' };
    this.resetOutcome = { ok: true, value: '' };
    this.appliedCodes.length = 0;
    this.onApplied = () => {};
  }

  /** Verifies an address as `session/identity/emailCodes.ts` does. */
  async applyCode(code: string): Promise<CodeOutcome> {
    this.appliedCodes.push(code);
    if (this.verifyOutcome.ok || this.verifyOutcome.refusal !== null) this.onApplied();
    return this.verifyOutcome;
  }

  /** Sets the reply of a callable. */
  reply<N extends CallableName>(name: N, answer: Answer<N>): void {
    this.handlers.set(name, toHandler([name, answer])[1]);
  }

  /** Sets a reply that violates the contract. */
  replyAgainstContract(name: CallableName, reply: unknown): void {
    this.handlers.set(name, () => new Unchecked(reply));
  }

  /** Makes a callable reject with a status; `no-response` is a lost connection. */
  refuse(name: CallableName, code: RemoteErrorCode, message = ''): void {
    this.handlers.set(name, () => {
      throw new RemoteError(code, message);
    });
  }

  /** Delays the responses of a callable or a document until the returned function is called. */
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

  /** Notes a call that the app makes, also one that an opening answers. Throws if the contract refuses the request. */
  note<N extends CallableName>(name: N, request: CallRequest<N>): void {
    CONTRACTS.get(name)?.request.parse(request);
    this.requests.push({ name, request: structuredClone(request) });
  }

  /** The requests of all calls of a callable, oldest first. */
  requestsOf<N extends CallableName>(name: N): CallRequest<N>[] {
    const own = this.requests.filter((each) => each.name === name);
    return own.map(({ request }) => request as CallRequest<N>);
  }

  setDocument<K extends keyof Documents>(name: K, value: Documents[K]): void {
    this.documents = { ...this.documents, [name]: value };
  }

  /** Sets the profile of a login with a proven address: that of the sample member, with `changes`. */
  setProfile(changes: Partial<NonNullable<Documents['profile']>> = {}): void {
    const sample = { memberships: [membership], emailVerified: true, saferGambling: undefined };
    this.setDocument('profile', { ...sample, ...changes });
  }

  /** Saves the sample play as the play of a spin, as the real backend does before it replies. */
  savePlay({ requestId = '' }: Pick<CallRequest<'promotions-spinTheWheel'>, 'requestId'>): void {
    this.setDocument('plays', [{ ...play, requestId }]);
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

  /** Responds to a call as `lib/calls/firebaseCalls.ts` does. Rejects with a `RemoteError`. */
  async answer<N extends CallableName>(name: N, request: CallRequest<N>): Promise<CallReply<N>> {
    if (name === 'members-openApp') return (await this.open()) as CallReply<N>;
    return this.answerOne(name, request);
  }

  /**
   * Replies as `members-openApp` does, with the replies of this test. A part that the test delays, or that gets no
   * response, is left to its own call.
   */
  private async open(): Promise<CallReply<'members-openApp'>> {
    const profile = await this.document('profile');
    if (!profile?.emailVerified) throw new RemoteError('permission-denied');
    const { emailVerified, ...fields } = profile;
    const parts: OpenedPart[] = [];
    let now = new Date().toISOString();
    const add = async <N extends OpeningPart>(name: N, request: CallRequest<N>) => {
      if (this.gates.has(name)) return null;
      try {
        const reply = await this.answerOne(name, request);
        parts.push({ name, request, reply });
        now = (reply as { now?: string }).now ?? now;
        return reply;
      } catch (error) {
        const { code, message } = error as RemoteError;
        if (isNoAnswer(code)) return null;
        parts.push({ name, request, error: { status: toStatus(code), message } });
        return code === 'not-found' ? undefined : null;
      }
    };
    for (const membership of inOpeningOrder(profile)) {
      const { location, crmId } = membership;
      const record = await add('members-getMember', { location });
      if (record === undefined) continue;
      if (record === null || personBlock(record.result)) break;
      if (membershipBlock(record.result)) continue;
      const { home_casino, membership_type_id } = record.result;
      const venueId = home_casino === null ? null : venueOfHomeCasino(home_casino);
      await Promise.all([
        add('promotions-getGames', null),
        add('vouchers-getAllVouchers', { location, crmId }),
        ...(venueId === null
          ? []
          : [
              add('members-getVenue', { venueId }),
              add('benefits-getBenefits', { tier: toTier(membership_type_id), venueId }),
              add('promotions-getPromotions', { venueId }),
            ]),
      ]);
      break;
    }
    return { profile: fields, parts, now };
  }

  private async answerOne<N extends CallableName>(
    name: N,
    request: CallRequest<N>,
  ): Promise<CallReply<N>> {
    const contract = CONTRACTS.get(name);
    const handler = this.handlers.get(name);
    if (!contract || !handler) throw new Error(`The fake backend has no callable "${name}".`);
    // A real response never arrives in the same task.
    await Promise.resolve();
    // Decided before the delay, so that a later change of the reply does not affect this request.
    const [decided] = await Promise.allSettled([
      new Promise((resolve) => resolve(handler(request))),
      this.gates.get(name),
    ]);
    if (decided.status === 'rejected') throw decided.reason;
    const reply = decided.value;
    if (reply instanceof Unchecked) return reply.value as CallReply<N>;
    return structuredClone(contract.response.parse(reply)) as CallReply<N>;
  }
}

/** The status of a code on the wire. */
function toStatus(code: RemoteErrorCode): string {
  return code.toUpperCase().replaceAll('-', '_');
}

/** A reply without validation. */
class Unchecked {
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }
}

function toHandler([name, answer]: readonly [string, unknown]): [string, Handler] {
  return [name, typeof answer === 'function' ? (answer as Handler) : () => answer];
}

/** The fake backend, which `openApp` resets. */
export const backend = new FakeBackend();
