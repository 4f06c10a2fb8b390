import { randomUUID } from 'node:crypto';
import type { UserProfile } from '../../src/contract/profile.ts';
import type { PromotionFreeStep } from '../../src/contract/rules/saferGambling.ts';
import { Caller } from './memoryBackend.ts';
import { NEW_MEMBER } from './memoryGroup.ts';
import { newProfile } from './memoryLogins.ts';
import { change, type MemberRecord, type MemoryStore, WHEEL } from './memoryStore.ts';

let people = 0;

/** The identifying values of a person, which nobody else has. */
export function newPerson() {
  people += 1;
  const letters = [...String(people)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  return {
    firstName: `Una${letters}`,
    lastName: `Sample${letters}`,
    dob: `19${40 + (people % 50)}-0${1 + (people % 9)}-${10 + (people % 19)}`,
    // Ofcom reserves this range for fiction.
    mobile: `+447700900${String(people % 1_000).padStart(3, '0')}`,
    email: `person-${people}@demo.test`,
  };
}
export type Person = ReturnType<typeof newPerson>;

/** The identifying fields of a person's record. */
export function recordOf({ firstName, lastName, dob, mobile, email }: Person) {
  return {
    first_name: firstName,
    last_name: lastName,
    date_of_birth: dob,
    phone_mobile: mobile,
    email,
  };
}

/** Adds a record of The Orrery, which no login has, to the member service. `changes` override its fields. */
export function addRecord(
  { members }: MemoryStore,
  person: Person,
  changes: Partial<MemberRecord> = {},
): MemberRecord {
  const number = `${members.size + 1}`;
  const ids = { id: `crm-${number}`, customer_number: number };
  const record = { ...NEW_MEMBER, ...recordOf(person), home_casino: 6, ...ids, ...changes };
  members.set(record.id, record);
  return record;
}

/** A login with a proven address. */
export class Login extends Caller {
  readonly email: string;
  readonly #store: MemoryStore;

  constructor(store: MemoryStore, email: string) {
    const uid = randomUUID();
    super(uid, { email, email_verified: true });
    this.email = email;
    this.#store = store;
    store.logins.add(uid);
    store.profiles.set(uid, newProfile(uid, email));
  }

  /** The stored profile. */
  get profile(): UserProfile {
    return this.#store.profiles.get(this.uid) as UserProfile;
  }

  /** Joins a casino, The Orrery by default. Returns 'done', or the sentence of the refusal. */
  async register(person: Person, location = 6): Promise<string> {
    const consents = { over18: true as const, terms: true as const, marketing: [] };
    const others = { title: 'Ms', gender: 'female', location, consents } as const;
    const values = { ...person, ...others, email: this.email };
    const request = { values, submissionId: randomUUID() };
    return outcomeOf(await this.call('members-registerAccount', request));
  }

  /** Links a record. Returns 'done', or the sentence of the refusal. */
  async link({ home_casino, customer_number, date_of_birth }: MemberRecord): Promise<string> {
    const request = {
      location: home_casino ?? 0,
      membershipNumber: customer_number,
      dob: date_of_birth,
    };
    return outcomeOf(await this.call('members-linkMembership', request));
  }

  /** Deletes the account. */
  async leave(): Promise<void> {
    await this.call('users-deleteAccount', { forgetMe: false });
  }

  /** Deletes the account, and creates a login with the same address. */
  async startAgain(): Promise<Login> {
    await this.leave();
    return new Login(this.#store, this.email);
  }

  /** The answer to a member's page with the games: `open`, `promotion-free`, or the reason of the refusal. */
  async access(): Promise<string> {
    const reply = this.call('promotions-getGames', null);
    return reply.then(
      ({ meta }) => (meta.length > 0 ? 'open' : 'promotion-free'),
      (error: { details?: { reason?: string } }) => error.details?.reason ?? String(error),
    );
  }

  /** Spins the wheel with the membership at a casino. Returns 'done', or the code of the refusal. */
  async spin(location = 6): Promise<string> {
    const gameId = WHEEL.id;
    const gameOptin = [{ gameId, timestamp: new Date().toISOString() }];
    change(this.#store.profiles, this.uid, { gameOptin });
    const request = { location, gameId, homeCasinoName: 'The Orrery', membershipName: 'Jack' };
    return outcomeOf(await this.call('promotions-spinTheWheel', request));
  }

  /** Changes promotion-free mode. */
  async mode(promotionFree: PromotionFreeStep): Promise<void> {
    await this.call('users-setSaferGambling', { change: { promotionFree } });
  }

  /** Ends promotion-free mode as the member may: after a day. */
  async endMode(): Promise<void> {
    await this.mode('ask-off');
    this.later(25);
    await this.mode('off');
  }
}

function outcomeOf(reply: { readonly success: boolean; readonly error?: string }): string {
  return reply.success ? 'done' : (reply.error ?? 'refused');
}

/** A person with a linked record of The Orrery. `changes` override the fields of the record. */
export async function newMember(store: MemoryStore, changes: Partial<MemberRecord> = {}) {
  const person = newPerson();
  const record = addRecord(store, person, changes);
  const login = new Login(store, person.email);
  await login.link(record);
  return { person, record, login };
}

/** Suspends the owner of a record, as its casino does. */
export function suspend({ members }: MemoryStore, { id }: Pick<MemberRecord, 'id'>): void {
  change(members, id, { suspended: true });
}
