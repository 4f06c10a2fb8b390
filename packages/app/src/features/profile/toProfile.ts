import { tierOf } from '@casino/functions/contract';
import type { Messages, ProfileChange, ProfileState } from '@casino/ui';
import { unreadyState } from '../../lib/failure.ts';
import { type Session, shownMember } from '../../session/session.ts';

/** Returns the state of the profile. `change` is the state of the member's last change. */
export function toProfile(
  messages: Messages,
  session: Session,
  change: ProfileChange,
  online: boolean,
): ProfileState {
  const shown = shownMember(session);
  if (shown.status !== 'ready') return unreadyState(messages, shown);
  const { member, venue } = shown.data;
  return {
    status: 'ready',
    member: {
      name: `${member.first_name} ${member.last_name}`,
      email: member.email,
      mobile: member.phone_mobile,
      membershipNumber: member.customer_number,
      tier: tierOf(member.membership_type_id),
      homeCasino: venue?.pagetitle ?? null,
    },
    change,
    editable: online && session.status === 'ready',
  };
}
