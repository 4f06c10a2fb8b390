import type { ProfileValues } from '@casino/functions/contract/members/updateProfile.ts';
import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import type { ProfileChange } from '@casino/ui/screens/Profile/Profile.types.ts';
import { useState } from 'react';
import { call } from '../../lib/calls/api.ts';
import { changeFailureText } from '../../lib/remote/failure.ts';
import { reloadMember, session } from '../../session/current/appSession.ts';
import { useMember } from '../../session/current/useSession.ts';

/**
 * The state of the last change of the member's record, and the function that sends a change. The session then holds
 * the record of the reply. A second call while a change is under way is ignored. Section 7.
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
