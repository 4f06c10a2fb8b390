import { BASE_ACCOUNT_DAYS } from '@casino/functions/contract/limits.ts';
import type { CreateLoginValues } from '@casino/ui/screens/CreateLogin/CreateLogin.types.ts';
import type { LinkMembershipDraft } from '@casino/ui/screens/LinkMembership/LinkMembership.types.ts';
import type { RegisterDraft, RegisterValues } from '@casino/ui/screens/Register/Register.types.ts';
import { deviceStorage } from '../../../lib/device/storage.ts';

const NAME = 'join-2';
const JOINED = 'joined-1';

/** The server deletes the values of a login after the same time. */
const MAX_AGE_MS = BASE_ACCOUNT_DAYS * 24 * 60 * 60 * 1_000;

/** What a person has given on the way to a membership and a login, over several pages, reloads and tabs. No password. */
interface JoinDraft {
  /** Makes the registration idempotent, so that a reload, a second tab and a lost reply create one member. */
  readonly submissionId?: string;
  readonly registration?: Partial<RegisterDraft>;
  /** Until the login exists: then the server has these values, for its owner. */
  readonly login?: Partial<CreateLoginValues>;
  /** The registered membership, for linking it. Without the date of birth: the two together open a membership. */
  readonly membership?: LinkMembershipDraft;
  /** The path to open after a new login has verified its address: the e-mail opens another tab. */
  readonly wanted?: string;
  /** The address of the created login. No other login reads `membership` and `wanted`. */
  readonly owner?: string;
}

/** What is left of the draft of a member who has joined. It has a name of its own, because home loads no code of joining. */
interface Joined {
  /** Null if the app does not know it. */
  readonly customerNumber: string | null;
}

/** The draft with the time of its first field, in milliseconds since 1970. */
interface StoredDraft {
  readonly begunAt: number;
  readonly parts: JoinDraft;
}

function readStored(): StoredDraft {
  const stored = deviceStorage.readDraft<StoredDraft>(NAME);
  if (stored && Date.now() - stored.begunAt < MAX_AGE_MS) return stored;
  if (stored) deviceStorage.clearDraft(NAME);
  return { begunAt: Date.now(), parts: {} };
}

/** Replaces parts of the draft. `undefined` removes a part. */
function change(parts: { readonly [Part in keyof JoinDraft]: JoinDraft[Part] | undefined }): void {
  const stored = readStored();
  const draft = { ...stored.parts, ...parts };
  const isEmpty = Object.values(draft).every((part) => part === undefined);
  if (isEmpty) deviceStorage.clearDraft(NAME);
  else deviceStorage.writeDraft(NAME, { begunAt: stored.begunAt, parts: draft });
}

/** @param email the address of the signed-in user; null for a visitor */
function read(email: string | null): JoinDraft {
  const { parts } = readStored();
  if (parts.owner === undefined || parts.owner === email?.toLowerCase()) return parts;
  const { membership, wanted, ...others } = parts;
  return others;
}

const submissionId = (): string => readStored().parts.submissionId ?? crypto.randomUUID();

/**
 * The draft of joining on this device. It begins with the first field and ends when the login exists or, after a
 * registration, when the membership is linked. Log-out and `MAX_AGE_MS` end it as well. No other module reads or writes
 * it.
 */
export const joinDraft = {
  read,
  submissionId,
  keepRegistration: (registration: RegisterDraft): void =>
    change({ submissionId: submissionId(), registration }),
  keepLogin: (login: Partial<CreateLoginValues>): void => change({ login }),

  /** A visitor has registered: the values of their login and the new membership fill the next forms. */
  registered: (values: RegisterValues, customerNumber: string | null): void => {
    const { firstName, lastName, dob, email, location } = values;
    change({
      submissionId: undefined,
      registration: undefined,
      wanted: undefined,
      login: { firstName, lastName, dob, email },
      membership: { location, membershipNumber: customerNumber ?? '' },
    });
  },
  /** The login exists. `wanted` is the path to open after its verification, or null. */
  loginCreated: (email: string, wanted: string | null): void => {
    const isOver = wanted === null && readStored().parts.membership === undefined;
    change({
      login: undefined,
      wanted: wanted ?? undefined,
      owner: isOver ? undefined : email.toLowerCase(),
    });
  },
  /** A signed-in user has registered or linked a membership: home welcomes them once. */
  joined: (customerNumber: string | null): void => {
    deviceStorage.clearDraft(NAME);
    deviceStorage.writeDraft(JOINED, { customerNumber } satisfies Joined);
  },
  /** A member who has joined, and has not opened home since; else null. */
  readJoined: (): Joined | null => deviceStorage.readDraft<Joined>(JOINED),
};
