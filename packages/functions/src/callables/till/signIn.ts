import { defineCallable } from '../../composition/defineCallable.ts';
import { signInContract } from '../../contract/till/devices.ts';
import { findDevice, hashPin, worksAt } from '../../domain/till/devices.ts';
import { openShift } from '../../domain/till/shifts.ts';
import { callableError } from '../../pipeline/errors.ts';

const MINUTE_MS = 60_000;

/** Begins or continues a shift on an enrolled device by the PIN. docs/till.md. */
export const signIn = defineCallable(
  signInContract,
  { auth: 'none', ofDevice: true, rateLimit: { calls: 60, seconds: 60, shared: true } },
  async ({ request, services, now }) => {
    const { staffId: uid, pin, deviceId } = request;
    const device = await findDevice(request, services);
    const person = await services.staff.find(uid);
    if (person === null || !worksAt(person, device.venueId))
      throw callableError('permission-denied');
    const pinHash = hashPin(uid, pin, services.keys.link());
    const result = await services.staff.tryPin({ uid, deviceId, pinHash, now });
    switch (result.status) {
      case 'right':
        return { success: true, token: await openShift(person, device, services, now) } as const;
      case 'no-pin':
        return { success: false, error: 'no-pin', triesLeft: 0, lockedMinutes: 0 } as const;
      case 'wrong': {
        const { triesLeft } = result;
        return { success: false, error: 'wrong-pin', triesLeft, lockedMinutes: 0 } as const;
      }
      case 'locked': {
        const lockedMinutes = Math.ceil((result.until.getTime() - now.getTime()) / MINUTE_MS);
        return { success: false, error: 'locked', triesLeft: 0, lockedMinutes } as const;
      }
    }
  },
);
