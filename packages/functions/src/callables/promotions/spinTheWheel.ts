import { randomBytes, randomUUID } from 'node:crypto';
import { defineCallable } from '../../composition/defineCallable.ts';
import { spinRefusal } from '../../contract/promotions/gameRules.ts';
import { spinTheWheelContract } from '../../contract/promotions/spinTheWheel.ts';
import { venueDay } from '../../contract/rules/venueDay.ts';
import { spin } from '../../domain/games/spin.ts';
import { isHeldAt, redeemingVenueId } from '../../domain/members/memberships.ts';
import type { Person } from '../../domain/ports/persons.ts';
import { callableError } from '../../pipeline/errors.ts';

const SECRET_BYTES = 5;

/**
 * The caller's one play of the day, with their membership at `location`. The names in the request are
 * checked or ignored, never trusted. The rate limit is per instance, because the play itself happens only
 * once. Specification sections 4 and 7.
 */
export const spinTheWheel = defineCallable(
  spinTheWheelContract,
  {
    auth: 'member',
    rateLimit: { calls: 30, seconds: 60 },
    checkSession: true,
    promotionFree: 'refused',
  },
  async ({ caller, request, services, now }) => {
    const own = caller.admissions.find(
      ({ membership, member }) =>
        isHeldAt(membership, request.location) &&
        member.membership_type_Name === request.membershipName,
    );
    if (!own) throw callableError('permission-denied');
    const game = await services.content.findGame(request.gameId);
    if (game === null) throw callableError('not-found', ({ missing }) => missing.game);
    const error = spinRefusal(game, caller.profile.gameOptin, now);
    if (error !== null) return { success: false, error } as const;
    const day = await services.games.openDay(game.id, venueDay(now));
    if (day === null) throw callableError('not-found', ({ missing }) => missing.game);

    const requestId = request.requestId ?? randomUUID();
    const { crmId } = own.membership;
    const play = await spin(services.games, day, {
      userId: caller.uid,
      turnKeys: personTurnKeys(caller.person, crmId),
      holder: { crmId, location: redeemingVenueId(own) },
      requestId,
      now,
      voucherSecret: randomBytes(SECRET_BYTES).toString('hex').toUpperCase(),
    });
    if (play.requestId !== requestId) {
      return { success: false, error: play.win ? 'already-won' : 'already-lost' } as const;
    }
    const { prize, prizeName, locale, win, voucherId } = play;
    const result = { prize, prizeName, win, voucherId, day: play.day };
    return { success: true, ...result, ...(locale && { locale }) } as const;
  },
);

/**
 * The keys that identify the person: those of the login's owner, and those of the membership's record that
 * are enough for the turn of a day (`domain/persons/matches.ts`).
 */
function personTurnKeys({ proofs, records }: Person, crmId: string): readonly string[] {
  return [...new Set([...proofs, ...(records[crmId]?.keys ?? [])])];
}
