import { randomUUID } from 'node:crypto';
import { defineCallable } from '../../composition/defineCallable.ts';
import { enrolDeviceContract } from '../../contract/till/devices.ts';
import { isRecentSignIn } from '../../domain/accounts/isRecentSignIn.ts';
import { newDeviceSecret, worksAt } from '../../domain/till/devices.ts';
import { permissionDenied } from '../../pipeline/caller.ts';

/** Enrols a device for a venue of a manager who has just entered the password. docs/till.md. */
export const enrolDevice = defineCallable(
  enrolDeviceContract,
  {
    auth: 'staff',
    rateLimit: { calls: 20, seconds: 60 * 60, shared: true },
    checkSession: true,
  },
  async ({ caller, request, services, now }) => {
    const { name, venueId } = request;
    const isRecent = isRecentSignIn(caller.signedInAt, now);
    const person = isRecent ? await services.staff.find(caller.uid) : null;
    const mayEnrol = person?.role === 'manager' && worksAt(person, venueId);
    if (!mayEnrol) throw permissionDenied('no-staff');
    const id = randomUUID();
    const { secret, secretHash } = newDeviceSecret(id, services.keys.link());
    await services.tillDevices.add({ id, name, venueId, secretHash }, now);
    return { deviceId: id, secret };
  },
);
