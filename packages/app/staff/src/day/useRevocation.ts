import type { TillDayScreenProps } from '@casino/ui/screens/TillDay/TillDay.types.ts';
import { useState } from 'react';
import type { TillCall } from '../backend/tillBackend.ts';
import { toFailure } from '../session/toFailure.ts';

/** Revokes devices of the casino. `revoke` resolves to true if the device is revoked. */
export function useRevocation(call: TillCall) {
  const [state, setState] = useState<TillDayScreenProps['revocation']>({ status: 'ready' });
  const revoke = async (deviceId: string): Promise<boolean> => {
    setState({ status: 'pending' });
    try {
      await call('till-revokeDevice', { deviceId });
      setState({ status: 'ready' });
      return true;
    } catch (error) {
      setState({ status: 'error', error: toFailure(error) });
      return false;
    }
  };
  return { state, revoke };
}
