import { endShiftContract } from '../../contract/till/devices.ts';
import { endShift as end } from '../../domain/till/shifts.ts';
import { defineTillCallable } from './defineTillCallable.ts';

/** Ends the shift of the caller, even on a revoked device. docs/till.md. */
export const endShift = defineTillCallable(
  endShiftContract,
  { admitsRevoked: true, rateLimit: { calls: 30, seconds: 60 } },
  async ({ uid, device, services }) => {
    await end(uid, device.id, services);
    return { success: true } as const;
  },
);
