import { inject } from 'vitest';
import { Accounts } from '../auth/accounts.ts';
import { PROJECT_ID } from '../project.ts';
import { seedClock } from '../seed/clock.ts';
import { FirestoreRest } from '../seed/firestoreRest.ts';
import { DEMO_PASSWORD } from '../seed/people.ts';
import { memberRecords } from '../seed/records.ts';

type MemberRecord = ReturnType<typeof memberRecords>[number];

let members = 0;

/** A member whom no other test knows. */
export interface FreshMember {
  readonly uid: string;
  readonly email: string;
  readonly crmId: string;
  readonly location: number;
}

/**
 * Adds a member of The Orrery with account, profile and record, like `jack`.
 * @param changes to the record in the member service
 */
export async function freshMember(changes: Partial<MemberRecord> = {}): Promise<FreshMember> {
  members += 1;
  const name = `fresh-${process.pid}-${Date.now()}-${members}`;
  const uid = `test-${name}`;
  const email = `${name}@demo.test`;
  const crmId = `crm-${name}`;
  const [jack] = memberRecords(seedClock(new Date()));
  if (!jack) throw new Error('The seed has no members.');
  const record = { ...jack, id: crmId, email, customer_number: name, ...changes };
  const location = record.home_casino;
  const { auth, firestore } = inject('backend');
  await new Accounts(auth, PROJECT_ID).add([
    { localId: uid, email, emailVerified: true, disabled: false, rawPassword: DEMO_PASSWORD },
  ]);
  const memberships = [{ location, customerNumber: name, crmId }];
  const profile = { uid, emailAddress: email, emailVerified: true, country: 'gb', gameOptin: [] };
  await new FirestoreRest(firestore, PROJECT_ID).commit([
    { path: `members/${crmId}`, fields: record },
    { path: `users/${uid}`, fields: { ...profile, memberships } },
  ]);
  return { uid, email, crmId, location };
}
