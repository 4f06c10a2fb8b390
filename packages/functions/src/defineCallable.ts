import { defineBoolean } from 'firebase-functions/params';
import { type CallableRequest, onCall } from 'firebase-functions/v2/https';
import { callableCapacity } from './capacity.ts';
import { COMMAND_SECRETS, config } from './config.ts';
import type { Contract, RequestOf, ResponseOf } from './contract/index.ts';
import type { Services } from './stores/services.ts';
import { AUTHENTICATE, type AuthLevel, type CallerByLevel } from './wrapper/caller.ts';
import {
  type CallLimits,
  type LimitSubject,
  limitCaller,
  subjectLimits,
} from './wrapper/callLimits.ts';
import { withinDeadline } from './wrapper/deadline.ts';
import { toRefusal } from './wrapper/errors.ts';
import { frontOf } from './wrapper/front.ts';
import { type CallCode, type Fault, faultOf } from './wrapper/log.ts';
import { type LimitMail, mailBudget } from './wrapper/mailBudget.ts';
import { parseReply, parseRequest } from './wrapper/payload.ts';
import { firebasePlatform, type Platform } from './wrapper/platform.ts';
import { promotionFreeAnswer } from './wrapper/promotionFree.ts';
import { uidPseudonym } from './wrapper/pseudonyms.ts';
import { type NameSubmission, submissionNames } from './wrapper/submissions.ts';
import { traceOf } from './wrapper/trace.ts';
import { currentWaits } from './wrapper/waits.ts';

export interface CallableOptions<L extends AuthLevel, C extends Contract = Contract>
  extends CallLimits {
  readonly auth: L;
  /**
   * Asks the identity service, of whoever is signed in, whether the session was revoked or the account
   * disabled, which the ID token alone does not tell for up to an hour. For calls that change something,
   * or give away something of value or of the member's own; costs a request, side by side with the caller's.
   */
  readonly checkSession?: boolean;
  /** Secrets that this callable alone is given, besides those of every command. */
  readonly secrets?: typeof COMMAND_SECRETS;
  /**
   * For what promotes gambling to members: the answer to one who has turned promotion-free mode on, or
   * `refused`, which is `permission-denied` with that reason.
   */
  readonly promotionFree?: 'refused' | ResponseOf<C>;
}

/** A parsed request with who made it, and what a handler may use to answer. */
interface Call<C extends Contract, L extends AuthLevel> {
  readonly caller: CallerByLevel[L];
  readonly request: RequestOf<C>;
  readonly services: Services;
  /** The server's time of this call: rules take it from here, so that one call has one time. */
  readonly now: Date;
  readonly limit: LimitSubject;
  /** Has to be asked before an e-mail goes to an address that the caller chose. */
  readonly limitMail: LimitMail;
  readonly nameSubmission: NameSubmission;
  /** What the app shows the caller when something fails; null where it sent none. */
  readonly visitReference: string | null;
}
export type Handler<C extends Contract, L extends AuthLevel> = (
  call: Call<C, L>,
) => Promise<ResponseOf<C>>;

const appCheckSetting = defineBoolean('ENFORCE_APP_CHECK', {
  default: true,
  description: 'Refuse calls that do not come from the app itself (Firebase App Check).',
});

/**
 * Makes `defineCallable` for a platform. Each call goes through the limit in memory by network address, App
 * Check, the session and the caller side by side, the limits by caller and by address, parsing, promotion-free
 * mode, the handler, parsing of the reply, error mapping and one line of log, in this order, within the waits
 * of `wrapper/waits.ts`.
 */
export function callableFactory(platform: Platform) {
  return function defineCallable<C extends Contract, L extends AuthLevel>(
    contract: C,
    options: CallableOptions<L, C>,
    handler: Handler<C, L>,
  ) {
    const answer = async (call: CallableRequest<unknown>): Promise<ResponseOf<C>> => {
      const now = platform.now(call.auth?.uid ?? null);
      const caller = await identify(platform, options, call, now);
      await limitCaller(platform, call, contract.name, options, now);
      const request = parseRequest(contract.request, call.data) as RequestOf<C>;
      const limit = subjectLimits(platform, now);
      const limitMail = mailBudget(platform, call.rawRequest, now);
      const nameSubmission = submissionNames(platform, call, contract.name, now);
      const instead = promotionFreeAnswer(options.promotionFree, caller);
      const { services } = platform;
      const visitReference = traceOf(call.rawRequest.headers)?.reference ?? null;
      const given = { caller, request, services, now, limit, limitMail, nameSubmission };
      const reply = instead ?? (await handler({ ...given, visitReference }));
      return parseReply(contract.response, reply) as ResponseOf<C>;
    };

    const seen = new WeakSet<object>();
    const logged = async (call: CallableRequest<unknown>): Promise<ResponseOf<C>> => {
      seen.add(call.rawRequest);
      const startedAt = platform.elapsed();
      let code: CallCode = 'ok';
      let fault: Fault | undefined;
      try {
        return await withinDeadline(answer(call), currentWaits(), platform.storeAnswers);
      } catch (error) {
        const refused = toRefusal(error);
        code = refused.code as CallCode;
        fault = faultOf(error, refused);
        throw refused;
      } finally {
        platform.log({
          callable: contract.name,
          user: call.auth ? uidPseudonym(call.auth.uid) : null,
          code,
          trace: traceOf(call.rawRequest.headers),
          milliseconds: Math.round(platform.elapsed() - startedAt),
          ...(fault && { fault }),
        });
      }
    };

    const deployment = {
      ...callableCapacity(contract.name),
      // A session travels in a header that other sites cannot set, never in a cookie.
      cors: true,
      // Without the setting, as with any other word than this one, strangers are turned away.
      enforceAppCheck: process.env[appCheckSetting.name] !== 'false',
      secrets: [
        ...(options.rateLimit.shared ? COMMAND_SECRETS : []),
        // Once a day a call looks anew for who the member is.
        ...(KNOWS_PERSONS.has(options.auth) ? [config.personKey] : []),
        ...(options.secrets ?? []),
      ],
    };
    return frontOf(onCall(deployment, logged), contract.name, platform, (request, code) => {
      if (seen.has(request)) return;
      const trace = traceOf(request.headers);
      platform.log({ callable: contract.name, user: null, code, trace, milliseconds: 0 });
    });
  };
}

/** The levels that look up, once a day, who the owner of a login is. */
const KNOWS_PERSONS: ReadonlySet<AuthLevel> = new Set(['linked', 'member']);

/** Who calls. A session that has ended is refused as that, whatever else is found. */
async function identify<L extends AuthLevel>(
  platform: Platform,
  { auth, checkSession }: { readonly auth: L; readonly checkSession?: boolean },
  call: CallableRequest<unknown>,
  now: Date,
): Promise<CallerByLevel[L]> {
  const [session, caller] = await Promise.allSettled([
    checkSession && call.auth ? platform.assertSessionLives(call.auth.rawToken) : undefined,
    AUTHENTICATE[auth](call.auth, platform.services, now),
  ]);
  if (session.status === 'rejected') throw session.reason;
  if (caller.status === 'rejected') throw caller.reason;
  return caller.value;
}

/** Defines a callable function on Firebase's own services. Specification section 7. */
export const defineCallable = callableFactory(firebasePlatform);
