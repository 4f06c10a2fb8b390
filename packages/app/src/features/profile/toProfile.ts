import { toTier } from '@casino/functions/contract/rules/membership.ts';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import type {
  CasinoChoice,
  OwnCasino,
  ProfileChange,
  ProfileState,
} from '@casino/ui/screens/Profile/Profile.types.ts';
import { unreadyState } from '../../lib/remote/failure.ts';
import { type Session, shownMember } from '../../session/state/session.ts';

/** The data that the profile depends on besides the session. */
export interface ProfileSources {
  /** The state of the member's last change. */
  readonly change: ProfileChange;
  /** All memberships of the login. */
  readonly casinos: readonly OwnCasino[];
  readonly choice: CasinoChoice;
  /** Whether the browser reports a connection. */
  readonly online: boolean;
}

/** Returns the state of the profile. */
export function toProfile(
  messages: Messages,
  session: Session,
  { change, casinos, choice, online }: ProfileSources,
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
      tier: toTier(member.membership_type_id),
      homeCasino: venue?.pagetitle ?? null,
    },
    change,
    casinos,
    choice,
    editable: online && session.status === 'ready',
  };
}
