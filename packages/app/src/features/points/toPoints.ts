import type { Member } from '@casino/functions/contract/member.ts';
import type { StatementMovement } from '@casino/functions/contract/points/movements.ts';
import type { PointsSummary as GroupSummary } from '@casino/functions/contract/points/summary.ts';
import { dayAfter } from '@casino/functions/contract/rules/venueDay.ts';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import type {
  PointsState,
  PointsSummary,
  StatementState,
} from '@casino/ui/screens/Points/Points.types.ts';
import type { AsOf } from '@casino/ui/screens/shared/asOf.ts';
import { unreadyState } from '../../lib/remote/failure.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { type Session, shownMember } from '../../session/state/session.ts';
import { spendByDay } from '../shared/points/spendByDay.ts';
import type { Points } from '../shared/points/usePoints.ts';
import { toVenueNames, type VenueNames } from '../shared/venues/venueNames.ts';
import { earningDays } from './movements.ts';
import type { Movements } from './useMovements.ts';

/** The data that the page depends on besides the session. */
export interface PointsSources {
  readonly points: Remote<Points>;
  readonly movements: Remote<readonly StatementMovement[] | null>;
  readonly earlier: Movements['earlier'];
  /** The server's time. */
  readonly now: Date;
  /** When the figures were true, if they may be old. */
  readonly asOf: AsOf | null;
}

/** Returns the state of "Points". A group without a statement has the balance and the tier points of the record. */
export function toPoints(
  messages: Messages,
  session: Session,
  { points, movements, earlier, now, asOf }: PointsSources,
): PointsState {
  const shown = shownMember(session);
  if (shown.status !== 'ready') return unreadyState(messages, shown);
  if (points.status !== 'ready') return unreadyState(messages, points);
  const { member, venue } = shown.data;
  const names = toVenueNames(venue);
  const { summary, isConsistent } = points.data;
  const figures = summary === null ? ofRecord(member) : ofGroup(summary, member, names);
  const hasNone = figures.balance === 0 && figures.tierPoints === 0 && figures.pending === 0;
  if (hasNone && movements.status === 'loading') return { status: 'loading' };
  if (hasNone && movements.status === 'ready' && !movements.data?.length) {
    return { status: 'empty' };
  }
  return {
    status: 'ready',
    holder: {
      name: `${member.first_name} ${member.last_name}`,
      number: member.customer_number,
      venueName: venue?.pagetitle ?? null,
    },
    summary: { ...figures, ...(asOf && { asOf }) },
    statement: toStatement(messages, { movements, earlier, now }, names),
    isConsistent,
  };
}

function toStatement(
  messages: Messages,
  { movements, earlier, now }: Pick<PointsSources, 'movements' | 'earlier' | 'now'>,
  venueNames: VenueNames,
): StatementState {
  if (movements.status !== 'ready') return unreadyState(messages, movements);
  if (movements.data === null) return { status: 'none' };
  return {
    status: 'ready',
    until: now.toISOString(),
    movements: movements.data,
    venueNames: [...venueNames],
    earningDays: earningDays(movements.data),
    earlier,
  };
}

function ofRecord(member: Member): PointsSummary {
  return {
    balance: member.loyalty_points,
    tierPoints: member.rewardPoints,
    pending: 0,
    expiring: [],
    rules: [],
    spendBy: spendByDay(null, member),
    value: null,
    tierRestartsOn: null,
  };
}

function ofGroup(group: GroupSummary, member: Member, names: VenueNames): PointsSummary {
  const { balance, tierPoints, pending, expiring, rules, value, tierPeriod } = group;
  return {
    balance,
    tierPoints,
    pending,
    expiring,
    rules,
    spendBy: spendByDay(group, member),
    value: value && {
      points: value.points,
      pence: value.pence,
      venueNames: value.venueIds?.flatMap((id) => names.get(id) ?? []) ?? null,
    },
    tierRestartsOn: tierPeriod && dayAfter(tierPeriod.endsOn),
  };
}
