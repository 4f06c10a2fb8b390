import { type Tier, tierOf } from '@casino/functions/contract';
import { useMemo } from 'react';
import { deviceStorage } from '../lib/storage.ts';
import type { MemberData } from './session.ts';
import { useSession } from './useSession.ts';

/**
 * The member's tier; while they load, the one that this device last saw, so that a reload keeps its
 * colours. Null for a visitor, and for a member who is new here.
 */
export function useTier(): Tier | null {
  const session = useSession();
  const uid =
    session.status === 'loading-profile' || session.status === 'loading-member'
      ? session.user.uid
      : null;
  const copy = useMemo(() => uid && deviceStorage.readCopy<MemberData>(uid, 'session-1'), [uid]);
  const data = session.status === 'ready' ? session.data : copy;
  return data ? tierOf(data.member.membership_type_id) : null;
}
