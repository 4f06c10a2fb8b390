import type { ProfileValues } from '@casino/functions/contract';
import { type ProfileChange, useMessages } from '@casino/ui';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { changeFailureText } from '../../lib/failure.ts';
import { reloadMember, session } from '../../session/appSession.ts';
import { useMember } from '../../session/useSession.ts';

/**
 * Changes the member's own record, and how the last change stands. The session shows the member as the
 * server answered. A second change while one is under way is left out. Section 7.
 */
export function useProfileChange(): readonly [
  change: ProfileChange,
  save: (values: ProfileValues) => Promise<void>,
] {
  const messages = useMessages();
  const loaded = useMember();
  const [change, setChange] = useState<ProfileChange>({ status: 'none' });

  const save = async (values: ProfileValues) => {
    if (loaded === null || change.status === 'saving') return;
    setChange({ status: 'saving' });
    const { location, crmId } = loaded.membership;
    try {
      const { result } = await call('members-updateProfile', {
        location,
        crmId,
        values,
      });
      if (result) session.memberChanged(result);
      else await reloadMember();
      setChange({ status: 'saved' });
    } catch (error) {
      setChange({ status: 'failed', message: changeFailureText(messages, error) });
    }
  };
  return [change, save];
}
