import { revokeDeviceContract } from '../../contract/till/devices.ts';
import { callableError } from '../../pipeline/errors.ts';
import { defineTillCallable } from './defineTillCallable.ts';

/** Revokes a device of the manager's venue. docs/till.md. */
export const revokeDevice = defineTillCallable(
  revokeDeviceContract,
  { role: 'manager', rateLimit: { calls: 20, seconds: 60, shared: true } },
  async ({ device, request, services, now }) => {
    const named = await services.tillDevices.find(request.deviceId);
    if (named?.venueId !== device.venueId) throw callableError('permission-denied');
    if (named.revokedAt === null) await services.tillDevices.revoke(named.id, now);
    return { success: true } as const;
  },
);
