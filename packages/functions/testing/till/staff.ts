import { randomUUID } from 'node:crypto';
import { Accounts } from '../../local/auth/accounts.ts';
import { FirestoreRest } from '../../local/seed/firestoreRest.ts';
import { DEMO_PIN, staffAccount, staffDocument } from '../../local/seed/staff.ts';
import { PROJECT_ID } from '../../local/settings/project.ts';
import type { StaffRole } from '../../src/contract/till/staff.ts';
import { testBackend } from '../backend/testBackend.ts';
import { type Client, signedIn, signedInWithToken, signedOut } from '../calls/client.ts';

/** A login of staff. Its password is that of the demo accounts, its PIN `DEMO_PIN`. */
export interface TestStaff {
  readonly uid: string;
  readonly email: string;
}

/** An enrolled device. */
export interface TestDevice {
  readonly deviceId: string;
  readonly secret: string;
}

/** Adds a login of staff that no other test uses. */
export async function newStaff({
  role = 'till' as StaffRole,
  venueIds = [6],
  hasPin = true,
} = {}): Promise<TestStaff> {
  const { auth, firestore } = testBackend();
  const uid = `staff-${randomUUID()}`;
  const email = `${uid}@demo.test`;
  const person = { uid, email, name: 'Test Staff', role, venueIds, note: '' };
  const { pinHash, ...fields } = staffDocument(person);
  await new Accounts(auth, PROJECT_ID).add([staffAccount(person)]);
  await new FirestoreRest(firestore, PROJECT_ID).commit([
    { path: `staff/${uid}`, fields: { ...fields, pinHash: hasPin ? pinHash : null } },
  ]);
  return { uid, email };
}

/** Enrols a device at a venue. */
export async function newDevice(venueId = 6): Promise<TestDevice> {
  const manager = await newStaff({ role: 'manager', venueIds: [venueId] });
  const client = await signedIn(manager.email);
  return client.call('till-enrolDevice', { name: 'Test device', venueId });
}

/** A client whose session began with a PIN on a device. */
export async function atDevice(device: TestDevice, { uid }: TestStaff): Promise<Client> {
  const reply = await signedOut().call('till-signIn', { ...device, staffId: uid, pin: DEMO_PIN });
  if (!reply.success) throw new Error(`The PIN was rejected: ${reply.error}.`);
  return signedInWithToken(reply.token);
}

/** A till at a venue: a new device with new staff. */
export async function newTill(
  options: { readonly role?: StaffRole; readonly venueId?: number } = {},
): Promise<{ readonly client: Client; readonly device: TestDevice; readonly staff: TestStaff }> {
  const { role = 'till', venueId = 6 } = options;
  const [device, staff] = await Promise.all([
    newDevice(venueId),
    newStaff({ role, venueIds: [venueId] }),
  ]);
  return { client: await atDevice(device, staff), device, staff };
}
