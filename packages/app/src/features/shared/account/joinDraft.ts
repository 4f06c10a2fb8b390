import type { CreateLoginValues } from '@casino/ui/screens/CreateLogin/CreateLogin.types.ts';
import type { LinkMembershipDraft } from '@casino/ui/screens/LinkMembership/LinkMembership.types.ts';
import type { RegisterDraft, RegisterValues } from '@casino/ui/screens/Register/Register.types.ts';
import { deviceStorage } from '../../../lib/device/storage.ts';

const NAME = 'join-1';

/** What a person has given on the way to a membership and a login, over several pages, reloads and tabs. */
interface JoinDraft {
  /** Makes the registration idempotent, so that a reload, a second tab and a lost reply create one member. */
  readonly submissionId?: string;
  readonly registration?: Partial<RegisterDraft>;
  readonly login?: Partial<CreateLoginValues>;
  /** The registered membership, for linking it. Without the date of birth: the two together open a membership. */
  readonly membership?: LinkMembershipDraft;
  /** The path to open after a new login has verified its address: the e-mail opens another tab. */
  readonly wanted?: string;
}

const read = (): JoinDraft => deviceStorage.readDraft<JoinDraft>(NAME) ?? {};

/** Replaces parts of the draft. `undefined` removes a part. */
function change(parts: { readonly [Part in keyof JoinDraft]: JoinDraft[Part] | undefined }): void {
  const draft = { ...read(), ...parts };
  const isEmpty = Object.values(draft).every((part) => part === undefined);
  if (isEmpty) deviceStorage.clearDraft(NAME);
  else deviceStorage.writeDraft(NAME, draft);
}

const submissionId = (): string => read().submissionId ?? crypto.randomUUID();

/** The draft of joining on this device. No other module reads or writes it; log-out removes it. */
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
  loginCreated: (wanted: string | null): void =>
    change({ login: undefined, wanted: wanted ?? undefined }),
  /** A signed-in user has registered. */
  joined: (): void =>
    change({ submissionId: undefined, registration: undefined, wanted: undefined }),
  /** The membership is linked to the login. */
  linked: (): void => change({ membership: undefined, wanted: undefined }),
};
