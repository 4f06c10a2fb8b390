import { linkMembershipContract, venueOfHomeCasino } from '../../contract/index.ts';
import { defineCallable } from '../../defineCallable.ts';
import { refused } from '../refused.ts';

const HOUR = 60 * 60;

/**
 * Links the membership that number, date of birth and the caller's own verified address all match. Every
 * mismatch is refused alike and counted: by login, by network address, and by the membership, where those
 * whose address is not the membership's cannot use up its owner's tries. Specification section 5.
 */
export const linkMembership = defineCallable(
  linkMembershipContract,
  {
    auth: 'verified',
    rateLimit: { calls: 10, seconds: HOUR, shared: true },
    addressLimit: { calls: 60, seconds: HOUR },
    checkSession: true,
  },
  async ({ caller, request, services, limit }) => {
    const { location, membershipNumber, dob } = request;
    const email = caller.email.toLowerCase();
    const found = await services.members.identify(location, membershipNumber);
    const isOwner = found?.email === email;
    const membership = `${venueOfHomeCasino(location)}:${membershipNumber}:${isOwner ? 'own' : 'others'}`;
    await limit('link-membership', membership, { calls: 5, seconds: HOUR });
    if (!found || !isOwner || found.dateOfBirth !== dob) return refused('no-match');

    await services.profiles.keep({ uid: caller.uid, email, emailVerified: true });
    const outcome = await services.profiles.link(caller.uid, found.membership);
    return outcome === 'linked' ? { success: true } : refused(outcome);
  },
);
