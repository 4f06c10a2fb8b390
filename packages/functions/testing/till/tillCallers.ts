import { FirestoreRest } from '../../local/seed/firestoreRest.ts';
import { PROJECT_ID } from '../../local/settings/project.ts';
import type { CallableName } from '../../src/contract/catalogue/callableTypes.ts';
import { hashOfSecret } from '../../src/domain/till/devices.ts';
import { testBackend } from '../backend/testBackend.ts';
import { type Client, signedIn } from '../calls/client.ts';
import { DEVICE_TO_REVOKE, TEST_DEVICE } from '../calls/requestsOf.ts';
import { newStaff, newTill } from './staff.ts';

/** True for the callables of the till, which no member may call. */
export const isOfTill = (name: CallableName) => name.startsWith('till-');

/** Adds the devices that the requests of `requestsOf.ts` name. */
export function addTestDevices(): Promise<void> {
  const fields = {
    name: 'Test device',
    venueId: 6,
    secretHash: hashOfSecret(TEST_DEVICE.secret),
    enrolledAt: new Date(),
    lastSyncAt: null,
    waiting: 0,
    revokedAt: null,
  };
  return new FirestoreRest(testBackend().firestore, PROJECT_ID).commit(
    [TEST_DEVICE.deviceId, DEVICE_TO_REVOKE].map((id) => ({
      path: `tillDevices/${id}`,
      fields: { ...fields, id },
    })),
  );
}

/** A caller who may send the request of a callable of the till. */
export async function tillCaller(name: CallableName): Promise<Client> {
  if (name === 'till-enrolDevice') return signedIn('manager');
  if (name === 'till-setPin') return signedIn((await newStaff()).email);
  return (await newTill({ role: 'manager' })).client;
}
