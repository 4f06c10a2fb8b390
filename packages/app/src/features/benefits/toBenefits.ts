import { toTier } from '@casino/functions/contract/rules/membership.ts';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import type { BenefitsState } from '@casino/ui/screens/Benefits/Benefits.types.ts';
import { unreadyState } from '../../lib/remote/failure.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import type { MemberData } from '../../session/state/session.ts';
import type { Benefits } from '../shared/benefits/useBenefits.ts';

/**
 * Returns the state of "My Benefits". It is empty if the member has no home casino, or if the casino is
 * unknown or has published no benefits.
 */
export function toBenefits(
  messages: Messages,
  loaded: MemberData | null,
  remote: Remote<Benefits>,
): BenefitsState {
  if (loaded?.member.home_casino === null) return { status: 'empty' };
  if (loaded === null) return { status: 'loading' };
  if (remote.status === 'error' && remote.code === 'not-found') return { status: 'empty' };
  if (remote.status !== 'ready') return unreadyState(messages, remote);
  const { benefits, comparison } = remote.data;
  if (comparison.length === 0) return { status: 'empty' };
  return {
    status: 'ready',
    tier: toTier(loaded.member.membership_type_id),
    venueName: loaded.venue?.pagetitle ?? null,
    benefits,
    comparison,
  };
}
