import { defineCallable } from '../../composition/defineCallable.ts';
import { signInContract } from '../../contract/till/devices.ts';
import { deviceOf, pinHashOf, worksAt } from '../../domain/till/devices.ts';
import { callableError } from '../../pipeline/errors.ts';

/** Begins a session of staff on an enrolled device by the PIN. docs/till.md. */
export const signIn = defineCallable(
  signInContract,
  { auth: 'none', rateLimit: { calls: 60, seconds: 60, shared: true } },
  async ({ request, services, now }) => {
    const { staffId: uid, pin, deviceId } = request;
    const device = await deviceOf(request, services);
    const person = await services.staff.find(uid);
    if (person === null || !worksAt(person, device.venueId))
      throw callableError('permission-denied');
    const pinHash = pinHashOf(uid, pin, services.keys.link());
    const result = await services.staff.tryPin({ uid, deviceId, pinHash, now });
    switch (result.status) {
      case 'right': {
        const token = await services.identities.sessionToken(uid, { deviceId });
        return { success: true, token } as const;
      }
      case 'no-pin':
        return { success: false, error: 'no-pin', triesLeft: 0 } as const;
      default: {
        const error = result.status === 'locked' ? 'locked' : 'wrong-pin';
        return { success: false, error, triesLeft: result.triesLeft } as const;
      }
    }
  },
);
