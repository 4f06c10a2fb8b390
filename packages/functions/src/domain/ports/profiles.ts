import type { Language } from '../../contract/languages.ts';
import type { Membership, UserProfile } from '../../contract/profile.ts';
import type { Identity } from './identities.ts';
import type { OutgoingMail } from './outgoing.ts';
import type { Person, PersonEvidence } from './persons.ts';

/**
 * The reason for which a membership is not linked. `membership-taken`: another login has it.
 * `of-another-person`: another person released it. `location-taken`: the login has another membership at
 * this location.
 */
export type LinkRefusal = 'membership-taken' | 'of-another-person' | 'location-taken';

/** A refusal, or the ids of the e-mails that linking added to the outbox. */
export type LinkOutcome = LinkRefusal | { readonly mails: readonly string[] };

/** All changes of one link, committed atomically. */
export interface Linking {
  readonly uid: string;
  /** The address that the profile must have, because it is proven. */
  readonly email: string;
  readonly membership: Membership;
  /** The `crmId`s of memberships of the login in whose place the membership is linked. */
  readonly replaced: readonly string[];
  /** The keys of the membership's record, in plain text. */
  readonly keys: readonly string[];
  /** Keys of an earlier form, which an earlier link may hold. Compared, and never stored. */
  readonly formerKeys: readonly string[];
  readonly evidence: PersonEvidence;
  readonly similar: readonly Person[];
  /** E-mails about the new membership, each sent once. */
  readonly mails: readonly OutgoingMail[];
}

/** The profiles of sign-in accounts: `users/{uid}`. Specification section 3. */
export interface ProfileStore {
  /** Null if the account has no profile. */
  find(uid: string): Promise<UserProfile | null>;
  /**
   * Creates the profile of a login, or updates whether its address is verified.
   * @param language of a new profile
   */
  save(login: Identity, language: Language): Promise<void>;
  /** Replaces the address of a login by a verified one. */
  changeAddress(uid: string, email: string): Promise<void>;
  /** Links a membership and a person to an existing profile. Throws if its address is another. */
  link(linking: Linking): Promise<LinkOutcome>;
  /**
   * Ends the sessions that began before `since`, in seconds since the epoch, at the document store. Does
   * nothing without a profile, or if later ones have ended.
   */
  endSessions(uid: string, since: number): Promise<void>;
  /** Sets the membership that the app opens with. */
  openWith(uid: string, crmId: string): Promise<void>;
  /** Sets the language that the member reads. */
  setLanguage(uid: string, language: Language): Promise<void>;
  /** The login of a membership, or null. */
  loginOf(crmId: string): Promise<string | null>;
  /** The logins of memberships, by membership. A membership without a login is missing. */
  loginsOf(crmIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
