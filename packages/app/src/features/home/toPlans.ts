import type { CasinoEvent } from '@casino/functions/contract/promotions/event.ts';
import type { Voucher } from '@casino/functions/contract/vouchers/getAllVouchers.ts';
import type { GameChance, ListedGame } from '@casino/ui/components/GameList/game.types.ts';
import type { HomePlan } from '@casino/ui/screens/Home/Home.types.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { type EventViewer, nextEvents } from '../shared/events/nextEvents.ts';
import { daysLeft } from '../shared/offers/daysLeft.ts';
import { toOffer } from '../shared/offers/toOffer.ts';

/** Longer lists would move the offers off the first screens of a phone. */
const MAX_PLANS = 3;

/** Offers that end later are not listed. */
const ENDS_SOON_DAYS = 7;

export interface PlanSources extends EventViewer {
  readonly games: readonly ListedGame[];
  readonly vouchers: Remote<readonly Voucher[]>;
  readonly whatsOn: Remote<readonly CasinoEvent[]>;
  /** In promotion-free mode, only the member's places at events are plans. */
  readonly promotionFree: boolean;
}

/**
 * Returns what the member has arranged, the next first: their places at events, the games that they have joined and
 * can play, and the available offers that end soon. What has not loaded is left out.
 */
export function toPlans({
  games,
  vouchers,
  whatsOn,
  optedIn,
  now,
  promotionFree,
}: PlanSources): readonly HomePlan[] {
  const events = whatsOn.status === 'ready' ? whatsOn.data : [];
  const plans = (['casino', 'slots'] as const).flatMap((club) =>
    nextEvents(events, club, { optedIn, now })
      .filter(({ standing }) => standing === 'opted-in')
      .map((event) => ({ at: event.startsAt, plan: { kind: 'event', event } as HomePlan })),
  );
  if (!promotionFree) {
    for (const game of games) {
      const at = playableFrom(game.chance, now);
      if (at !== null) plans.push({ at, plan: { kind: 'game', game } });
    }
    for (const voucher of vouchers.status === 'ready' ? vouchers.data : []) {
      const offer = toOffer(voucher);
      const days = daysLeft(offer.validUntil, now);
      if (offer.status === 'available' && days !== null && days <= ENDS_SOON_DAYS) {
        plans.push({ at: offer.validUntil, plan: { kind: 'offer', offer } });
      }
    }
  }
  return plans
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .slice(0, MAX_PLANS)
    .map(({ plan }) => plan);
}

/** When the member can play a game that they have joined, as an ISO instant; null for another game. */
function playableFrom(chance: GameChance, now: Date): string | null {
  if (chance.kind === 'spin') return now.toISOString();
  return chance.kind === 'opens' ? chance.from : null;
}
