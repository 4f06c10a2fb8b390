import { defineCallable } from '../../composition/defineCallable.ts';
import type { Contract, RequestOf, ResponseOf } from '../../contract/defineContract.ts';
import type { StaffRole } from '../../contract/till/staff.ts';
import type { Services } from '../../domain/ports/services.ts';
import type { EnrolledDevice } from '../../domain/ports/till.ts';
import type { CallableOptions } from '../../pipeline/callableFactory.ts';
import { permissionDenied } from '../../pipeline/caller.ts';
import type { LimitSubject } from '../../pipeline/callLimits.ts';

interface TillCall<C extends Contract> {
  /** The uid of the session. */
  readonly uid: string;
  /** The device that began the session, at a venue where the caller works. */
  readonly device: EnrolledDevice;
  readonly role: StaffRole;
  readonly request: RequestOf<C>;
  readonly services: Services;
  readonly limit: LimitSubject;
  readonly now: Date;
}

interface TillOptions<C extends Contract>
  extends Pick<CallableOptions<'till', C>, 'rateLimit' | 'secrets'> {
  /** `manager` admits managers only. */
  readonly role?: 'manager';
  /** True if a revoked device may call, too. */
  readonly admitsRevoked?: boolean;
}

/**
 * Defines a callable of a till: a PIN on an enrolled device opened its session, and the shift has not ended. The venue is
 * that of the device. Throws `permission-denied` with the reason `device` for a revoked device.
 */
export function defineTillCallable<C extends Contract>(
  contract: C,
  { role: required, admitsRevoked = false, ...options }: TillOptions<C>,
  handler: (call: TillCall<C>) => Promise<ResponseOf<C>>,
) {
  return defineCallable(
    contract,
    { ...options, auth: 'till', checkSession: true },
    async ({ caller: { uid, role, device }, request, services, limit, now }) => {
      if (required && role !== required) throw permissionDenied('no-staff');
      if (!admitsRevoked && device.revokedAt !== null) throw permissionDenied('device');
      return handler({ uid, device, role, request, services, limit, now });
    },
  );
}
