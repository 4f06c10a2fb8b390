import { membershipBlock } from '@casino/functions/contract/rules/membership.ts';
import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import type { CasinoChoice, OwnCasino } from '@casino/ui/screens/Profile/Profile.types.ts';
import { useState } from 'react';
import { call } from '../../lib/calls/api.ts';
import { changeFailureText } from '../../lib/remote/failure.ts';
import { remoteErrorCode } from '../../lib/remote/remoteError.ts';
import { session } from '../../session/current/appSession.ts';
import { useShownMember } from '../../session/current/useSession.ts';
import { useMemberData } from '../../session/memberData/useMemberData.ts';
import { type OtherRecord, type OtherRecords, toOwnCasinos } from './toOwnCasinos.ts';

const UNKNOWN: OtherRecords = {};

/**
 * The casinos of a member with several memberships, and the function that chooses the one that the app opens with. All
 * data then load for that casino. A member with one membership has an empty list, and nothing loads.
 */
export function useOwnCasinos(): {
  readonly casinos: readonly OwnCasino[];
  readonly choice: CasinoChoice;
  readonly choose: (crmId: string) => Promise<void>;
} {
  const messages = useMessages();
  const member = useShownMember();
  const [choice, setChoice] = useState<CasinoChoice>({ status: 'none' });
  const others = (member?.memberships ?? []).filter(
    ({ crmId }) => crmId !== member?.membership.crmId,
  );
  const records = useMemberData(
    others.length === 0 ? null : ['own-casinos', ...others.map(({ crmId }) => crmId)],
    async (): Promise<OtherRecords> =>
      Object.fromEntries(
        await Promise.all(
          others.map(async ({ crmId, location }) => [crmId, await recordAt(location)] as const),
        ),
      ),
  );

  const choose = async (crmId: string) => {
    if (choice.status === 'saving') return;
    setChoice({ status: 'saving', id: crmId });
    try {
      await call('users-chooseMembership', { crmId });
      session.reload();
    } catch (error) {
      setChoice({ status: 'failed', message: changeFailureText(messages, error) });
    }
  };

  const known = records.status === 'ready' ? records.data : UNKNOWN;
  return { casinos: member === null ? [] : toOwnCasinos(member, known), choice, choose };
}

async function recordAt(location: number): Promise<OtherRecord> {
  try {
    const { result } = await call('members-getMember', { location });
    return { home_casino: result.home_casino, closed: membershipBlock(result) };
  } catch (error) {
    if (remoteErrorCode(error) === 'not-found') return { home_casino: null, closed: 'gone' };
    throw error;
  }
}
