import { deployedDependencies } from '../../composition/dependencies.ts';
import type { Language } from '../../contract/languages.ts';
import { isOfAge } from '../../contract/rules/age.ts';
import { venueDay } from '../../contract/rules/venueDay.ts';
import { createUserContract } from '../../contract/users/createUser.ts';
import { toMailbox } from '../../domain/addresses/mailbox.ts';
import { sendMails } from '../../domain/mail/sendMails.ts';
import type {
  CreatedIdentity,
  IdentityRefusal,
  NewIdentity,
} from '../../domain/ports/identities.ts';
import type { Services } from '../../domain/ports/services.ts';
import { callableFactory, type Handler } from '../../pipeline/callableFactory.ts';
import type { Dependencies } from '../../pipeline/dependencies.ts';
import { inEvenTime } from '../evenTime.ts';
import { failureReply } from '../failureReply.ts';

const HOUR = 60 * 60;

const answer: Handler<typeof createUserContract, 'none'> = async ({
  request,
  services,
  now,
  limit,
  limitMail,
  language,
}) => {
  const { baseAccount, password, ...target } = request;
  const { firstName, lastName, dob, email } = baseAccount;
  if (!isOfAge(dob, venueDay(now))) return failureReply('under-age', language);
  await limit('create-user', toMailbox(email), { calls: 10, seconds: HOUR });
  await limitMail(email);
  return inEvenTime(async () => {
    const made = await makeLogin({ email, password }, language, services);
    if (made === 'weak-password') return failureReply(made, language);
    if (made !== 'email-in-use') {
      // The login works without these values: the member then types them into the join form.
      const base = { firstName, lastName, dob, sessionsSince: made.sessionsSince };
      await services.baseAccounts.save(made.uid, base, now).catch(() => {});
    }
    // The e-mail says how to verify the address, or that it already has a login. A failure of the outbox
    // does not undo the login: the member can request the e-mail again.
    const mail = { kind: 'verification', to: email, target, language } as const;
    const sending = sendMails([mail], services);
    return { success: true, emailSent: await sending.catch(() => false) };
  });
};

/** Creates a login with its profile, or neither. */
async function makeLogin(
  identity: NewIdentity,
  language: Language,
  { identities, profiles }: Services,
): Promise<IdentityRefusal | CreatedIdentity> {
  const created = await identities.create(identity);
  if (typeof created === 'string') return created;
  try {
    const login = { uid: created.uid, email: identity.email, emailVerified: false };
    await profiles.save(login, language);
  } catch (failure) {
    await identities.remove(created.uid).catch(() => {});
    throw failure;
  }
  return created;
}

/** The callable with these dependencies. Tests inject faults into its services. */
export const createUserOn = (dependencies: Dependencies) =>
  callableFactory(dependencies)(
    createUserContract,
    { auth: 'none', rateLimit: { calls: 60, seconds: HOUR, shared: true } },
    answer,
  );

/**
 * Creates a login and its profile, stores the values for the join form, and sends the verification e-mail.
 * An address with a login gets the same reply in the same time, and an e-mail that says so. If the profile
 * cannot be written, the login is deleted again; if that fails too, `users-setVerifiedEmail` creates the
 * profile later. An e-mail that cannot be sent waits in the outbox, and can be requested again.
 * Specification section 7.
 */
export const createUser = createUserOn(deployedDependencies);
