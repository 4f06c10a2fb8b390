import { setTimeout } from 'node:timers/promises';
import { defineCallable } from '../../composition/defineCallable.ts';
import type { Member } from '../../contract/member.ts';
import { type OpenedPart, openAppContract } from '../../contract/members/openApp.ts';
import type { Membership } from '../../contract/profile.ts';
import {
  inOpeningOrder,
  membershipBlock,
  personBlock,
  toTier,
} from '../../contract/rules/membership.ts';
import { homeVenueId } from '../../domain/members/memberships.ts';
import { linkedUser, memberCaller } from '../../pipeline/caller.ts';
import { config } from '../../runtime/config.ts';
import { getBenefits } from '../benefits/getBenefits.ts';
import { getGames } from '../promotions/getGames.ts';
import { getPromotions } from '../promotions/getPromotions.ts';
import { getAllVouchers } from '../vouchers/getAllVouchers.ts';
import { getMember } from './getMember.ts';
import { getVenue } from './getVenue.ts';

/** How long an opening waits for the parts that the card does not need, after those that it needs. In milliseconds. */
const PATIENCE_MS = 500;

/**
 * Everything that the app loads when it opens, in one reply: a phone with a weak signal waits for one round trip, and the
 * caller is identified once. The parts are the replies of separate calls, in the order of `loadMember` in the app: the
 * first record without a block, then what belongs to it. Decision 162.
 */
export const openApp = defineCallable(
  openAppContract,
  {
    auth: 'verified',
    rateLimit: { calls: 60, seconds: 60 },
    checkSession: true,
    secrets: [config.personKey],
  },
  async ({ caller: user, services, now, answerPart }) => {
    const { memberships, opensWith, language, saferGambling } = user.profile;
    // The protocol's encoding turns `undefined` into null.
    const profile = {
      memberships,
      ...(opensWith && { opensWith }),
      ...(language && { language }),
      ...(saferGambling && { saferGambling }),
    };
    const parts: OpenedPart[] = [];
    if (memberships.length === 0) return { profile, parts, now: now.toISOString() };

    const caller = await linkedUser(user, services, now);
    let opened: { readonly membership: Membership; readonly record: Member } | null = null;
    for (const membership of inOpeningOrder(caller.profile)) {
      const part = await answerPart(getMember, caller, { location: membership.location });
      parts.push(part);
      if ('error' in part) {
        if (part.error.status === 'NOT_FOUND') continue;
        break;
      }
      const record = part.reply.result;
      if (membershipBlock(record) === null) opened = { membership, record };
      if (opened !== null || personBlock(record) !== null) break;
    }
    if (opened !== null) {
      const { location, crmId } = opened.membership;
      const venueId = homeVenueId(opened.record);
      const tier = toTier(opened.record.membership_type_id);
      const member = memberCaller(caller);
      const ofCard: Promise<OpenedPart>[] = [answerPart(getGames, member, null)];
      const ofHome: Promise<OpenedPart>[] = [
        answerPart(getAllVouchers, member, { location, crmId }),
      ];
      if (venueId !== null) {
        ofCard.push(answerPart(getVenue, member, { venueId }));
        ofHome.push(answerPart(getBenefits, member, { tier, venueId }));
        ofHome.push(answerPart(getPromotions, member, { venueId }));
      }
      parts.push(...(await Promise.all(ofCard)));
      const late = setTimeout(PATIENCE_MS, null, { ref: false });
      const inTime = await Promise.all(ofHome.map((part) => Promise.race([part, late])));
      parts.push(...inTime.filter((part) => part !== null));
    }
    return { profile, parts, now: now.toISOString() };
  },
);
