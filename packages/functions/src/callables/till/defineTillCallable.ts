import { defineCallable } from '../../composition/defineCallable.ts';
import type { Contract, RequestOf, ResponseOf } from '../../contract/defineContract.ts';
import type { StaffRole } from '../../contract/till/staff.ts';
import type { Services } from '../../domain/ports/services.ts';
import type { EnrolledDevice } from '../../domain/ports/till.ts';
import { worksAt } from '../../domain/till/devices.ts';
import type { CallableOptions } from '../../pipeline/callableFactory.ts';
import { permissionDenied } from '../../pipeline/caller.ts';

interface TillCall<C extends Contract> {
  /** The device that began the session, at a venue where the caller works. */
  readonly device: EnrolledDevice;
  readonly role: StaffRole;
  readonly request: RequestOf<C>;
  readonly services: Services;
  readonly now: Date;
}

interface TillOptions<C extends Contract>
  extends Pick<CallableOptions<'staff', C>, 'rateLimit' | 'secrets'> {
  /** `manager` admits managers only. */
  readonly role?: 'manager';
  /** True if a revoked device may call, too. */
  readonly admitsRevoked?: boolean;
}

/**
 * Defines a callable of a till: its session belongs to staff, began with a PIN on an enrolled device, and has not
 * ended. The venue is that of the device. Throws `permission-denied` with the reason `device` for a revoked device, and
 * for one of a venue where the caller does not work.
 */
export function defineTillCallable<C extends Contract>(
  contract: C,
  { role: required, admitsRevoked = false, ...options }: TillOptions<C>,
  handler: (call: TillCall<C>) => Promise<ResponseOf<C>>,
) {
  return defineCallable(
    contract,
    { ...options, auth: 'staff', checkSession: true },
    async ({ caller, request, services, now }) => {
      if (required && caller.role !== required) throw permissionDenied('no-staff');
      const device = caller.deviceId && (await services.tillDevices.find(caller.deviceId));
      const isUsable =
        device && (admitsRevoked || device.revokedAt === null) && worksAt(caller, device.venueId);
      if (!isUsable) throw permissionDenied('device');
      return handler({ device, role: caller.role, request, services, now });
    },
  );
}
