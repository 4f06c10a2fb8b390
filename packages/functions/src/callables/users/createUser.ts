import { createUserContract, isOfAge, venueDay } from '../../contract/index.ts';
import { callableFactory, type Handler } from '../../defineCallable.ts';
import { mailboxOf } from '../../domain/mailbox.ts';
import { post } from '../../mail/post.ts';
import { firebasePlatform, type Platform } from '../../wrapper/platform.ts';
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
  const created = await services.identities.create({
    email,
    password,
    displayName: `${firstName} ${lastName}`,
  });
  if (typeof created === 'string') return refused(created);
  try {
    await services.profiles.keep({ uid: created.uid, email, emailVerified: false });
  } catch (fault) {
    await services.identities.remove(created.uid).catch(() => {});
    throw fault;
  }
  // A fault of the outbox takes nothing back: the e-mail can be asked for again.
  const sending = post([{ kind: 'verification', to: email, target }], services);
  return { success: true, emailSent: await sending.catch(() => false) };
};

/** The callable on a platform: its tests break one part of it after another. */
export const createUserOn = (platform: Platform) =>
  callableFactory(platform)(
    createUserContract,
    { auth: 'none', rateLimit: { calls: 60, seconds: HOUR, shared: true } },
    answer,
  );

/**
 * Creates a login, then its profile, then sends the verification e-mail. A login whose profile could not
 * be written is taken back; should that fail too, `users-setVerifiedEmail` makes the profile later. An
 * e-mail that could not be sent at once waits in the outbox, and can be asked for again. Specification section 7.
 */
export const createUser = createUserOn(firebasePlatform);
