import { defineCallable } from '../../composition/defineCallable.ts';
import { setPinContract } from '../../contract/till/devices.ts';
import { isRecentSignIn } from '../../domain/accounts/isRecentSignIn.ts';
import { hashPin } from '../../domain/till/devices.ts';
import { isSimplePin } from '../../domain/till/simplePins.ts';
import { permissionDenied } from '../../pipeline/caller.ts';

/** Sets the PIN of a caller who has just entered the password. docs/till.md. */
export const setPin = defineCallable(
  setPinContract,
  {
    auth: 'staff',
    rateLimit: { calls: 10, seconds: 60 * 60, shared: true },
    checkSession: true,
  },
  async ({ caller, request, services, now }) => {
    const isRecent = isRecentSignIn(caller.signedInAt, now);
    const person = isRecent ? await services.staff.find(caller.uid) : null;
    if (person === null) throw permissionDenied('no-staff');
    if (isSimplePin(request.pin)) return { success: false, error: 'too-simple' } as const;
    const pinHash = hashPin(caller.uid, request.pin, services.keys.link());
    await services.staff.setPin(caller.uid, pinHash);
    return { success: true } as const;
  },
);
