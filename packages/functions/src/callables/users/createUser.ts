import { createUserContract, isOfAge, venueDay } from '../../contract/index.ts';
import { callableFactory, type Handler } from '../../defineCallable.ts';
import { mailboxOf } from '../../domain/mailbox.ts';
import { post } from '../../mail/post.ts';
import type { IdentityRefusal, NewIdentity } from '../../stores/identities.ts';
import type { Services } from '../../stores/services.ts';
import { firebasePlatform, type Platform } from '../../wrapper/platform.ts';
import { inEvenTime } from '../evenTime.ts';
import { refused } from '../refused.ts';

const HOUR = 60 * 60;

const answer: Handler<typeof createUserContract, 'none'> = async ({
  request,
  services,
  now,
  limit,
  limitMail,
}) => {
  const { baseAccount, password, ...target } = request;
  const { firstName, lastName, dob, email } = baseAccount;
  if (!isOfAge(dob, venueDay(now))) return refused('under-age');
  await limit('create-user', mailboxOf(email), { calls: 10, seconds: HOUR });
  await limitMail(email);
  return inEvenTime(async () => {
    const made = await makeLogin(
      { email, password, displayName: `${firstName} ${lastName}` },
      services,
    );
    if (made === 'weak-password') return refused(made);
    if (made !== 'email-in-use') {
      // The login is there without it: the join form asks for what is not kept.
      const base = { firstName, lastName, dob };
      await services.baseAccounts.keep(made.uid, base, now).catch(() => {});
    }
    // The e-mail says what is true of the address: how to verify it, or that it has a login already. A
    // fault of the outbox takes nothing back: the e-mail can be asked for again.
    const sending = post([{ kind: 'verification', to: email, target }], services);
    return { success: true, emailSent: await sending.catch(() => false) };
  });
};

/** Makes a login with its profile, or neither. */
async function makeLogin(
  identity: NewIdentity,
  { identities, profiles }: Services,
): Promise<IdentityRefusal | { readonly uid: string }> {
  const created = await identities.create(identity);
  if (typeof created === 'string') return created;
  try {
    await profiles.keep({ uid: created.uid, email: identity.email, emailVerified: false });
  } catch (fault) {
    await identities.remove(created.uid).catch(() => {});
    throw fault;
  }
  return created;
}

/** The callable on a platform: its tests break one part of it after another. */
export const createUserOn = (platform: Platform) =>
  callableFactory(platform)(
    createUserContract,
    { auth: 'none', rateLimit: { calls: 60, seconds: HOUR, shared: true } },
    answer,
  );

/**
 * Creates a login, then its profile, keeps for the join form what it was given, and sends the verification e-mail. An address that has a login gets
 * the same reply in the same time, and an e-mail that says so. A login whose profile could not
 * be written is taken back; should that fail too, `users-setVerifiedEmail` makes the profile later. An
 * e-mail that could not be sent at once waits in the outbox, and can be asked for again. Specification section 7.
 */
export const createUser = createUserOn(firebasePlatform);
