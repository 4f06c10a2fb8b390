import type { UserProfile } from '../../contract/profile.ts';
import type { PersonBlock } from '../../contract/rules/membership.ts';
import type { SaferGambling } from '../../contract/saferGamblingSchema.ts';
/** The record of a linked membership, as its person remembers it. Its keys are stored as keyed hashes. */
export interface RememberedRecord {
  /** Its suspension at the last look-up. */
  readonly block: PersonBlock | null;
  /** The keys under which its owner's turn of a day is recorded. */
  readonly keys: readonly string[];
  /** All of its keys. */
  readonly traces: readonly string[];
}

/** A record of the group that matches a person, and is of none of their linked memberships. */
export interface MatchingRecord {
  readonly block: PersonBlock | null;
  /** True if their own address led to the record, so that its block may be disclosed. */
  readonly told: boolean;
}

/** A person in the whole group, across all current and earlier logins and memberships. */
export interface Person {
  readonly id: string;
  /**
   * Hashes of the keys that name the owner of a login: the address, and the identity verified by the support
   * desk, which prove it; and the mailbox, which only restricts. Persons stored by earlier versions have no
   * address here until their next look-up.
   */
  readonly proofs: readonly string[];
  /** The records of their linked memberships, by `crmId`. */
  readonly records: Readonly<Record<string, RememberedRecord>>;
  /** Other records of the group that match, by `crmId`. */
  readonly others: Readonly<Record<string, MatchingRecord>>;
  /** Hashes of all keys that their records ever had, to find the person after the records are deleted. */
  readonly traces: readonly string[];
  /** Their logins; empty after the last one is deleted. */
  readonly uids: readonly string[];
  /** ISO 8601 instant. */
  readonly lookedUpAt: string;
  readonly saferGambling: SaferGambling;
  /**
   * Earlier persons whom this one resembled when they joined or linked: their settings were copied, each once, and
   * promotion-free mode follows theirs when they turn it on.
   */
  readonly resembled: readonly string[];
  /**
   * Changes with each write. The profiles of their logins hold it, so that a person can be cached by
   * revision.
   */
  readonly revision: string;
  /** The time at which the store deletes them; null while they have a login. */
  readonly removeAt: string | null;
}

/** The result of a look-up of a login's owner. Keys are in plain text. */
export interface PersonEvidence {
  readonly proofs: readonly string[];
  readonly records: Readonly<Record<string, RememberedRecord>>;
  readonly others: Person['others'];
  readonly traces: readonly string[];
  /** True if the support desk has verified the identity. Earlier similarities are then ignored. */
  readonly checked: boolean;
  readonly at: Date;
}

/** A person with some of the sought keys in their traces. */
export interface TracedPerson {
  readonly person: Person;
  /** The sought keys among the person's traces. */
  readonly keys: readonly string[];
  /** True if a sought key names the owner of their logins, such as the mailbox. */
  readonly byLogin: boolean;
  /** The sought keys of each of their records, by `crmId`. */
  readonly recordKeys: Readonly<Record<string, readonly string[]>>;
}

/** A login with the id of its person, or with the evidence that finds the person to add it to. */
export interface LoginOfPerson {
  readonly uid: string;
  readonly person: string | PersonEvidence;
}

/**
 * The persons of the group: `persons/{id}`. They hold no name, address or number: keys are stored only as
 * keyed hashes, and the id is random.
 */
export interface PersonStore {
  /** Null for an unknown id. */
  find(id: string): Promise<Person | null>;
  /** The person of a profile; null if it names none. Cached by revision. */
  findOf(profile: Pick<UserProfile, 'personId' | 'personRevision'>): Promise<Person | null>;
  /** Every person with this login. */
  findByLogin(uid: string): Promise<readonly Person[]>;
  /** Every person with one of these keys in their traces. */
  findByTraces(keys: readonly string[]): Promise<readonly TracedPerson[]>;
  /** The persons who resembled this person when they joined or linked. */
  findResembling(id: string): Promise<readonly Person[]>;
  /**
   * Adds a login to a person: the one that an exact proof finds, or a new one. Several persons with the same
   * proof are merged, with the strictest of their settings. Similarity does not merge persons; it copies the
   * settings of a similar person, once. The profile of each login stores the person's id, revision and
   * settings. Idempotent.
   * @param similar persons similar to the owner of the login; none if there is no join form
   */
  adopt(uid: string, evidence: PersonEvidence, similar: readonly Person[]): Promise<Person>;
  /**
   * Replaces a person's safer gambling settings by the result of `change`, for all of their logins; null
   * leaves everything unchanged. Returns the current settings.
   */
  changeSaferGambling(
    login: LoginOfPerson,
    change: (current: SaferGambling) => SaferGambling | null,
  ): Promise<SaferGambling>;
  /** Removes a deleted login. A person without logins is deleted at `removeAt`. Idempotent. */
  release(
    id: string,
    uid: string,
    left: Pick<Person, 'records' | 'others'> & { readonly removeAt: (person: Person) => Date },
  ): Promise<void>;
}
