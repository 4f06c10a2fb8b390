import { defineBoolean } from 'firebase-functions/params';
import { type CallableRequest, type HttpsError, onCall } from 'firebase-functions/v2/https';
import type { Contract, RequestOf, ResponseOf } from '../contract/defineContract.ts';
import type { Language } from '../contract/languages.ts';
import { noteEndedSessions } from '../domain/accounts/sessions.ts';
import type { Services } from '../domain/ports/services.ts';
import { acceptedLanguage, readPageLanguage } from '../runtime/callLanguage.ts';
import { callableCapacity } from '../runtime/capacity.ts';
import { COMMAND_SECRETS, config, SERVICE_SECRETS } from '../runtime/config.ts';
import type { Failure } from '../runtime/log.ts';
import { uidPseudonym } from '../runtime/pseudonyms.ts';
import { currentTimeLimits } from '../runtime/timeLimits.ts';
import { readTrace } from '../runtime/trace.ts';
import { AUTHENTICATE, type AuthLevel, type CallerByLevel } from './caller.ts';
import { type CallLimits, type LimitSubject, limitCaller, subjectLimits } from './callLimits.ts';
import type { CallCode } from './callLog.ts';
import { toFailure } from './callLog.ts';
import { withinDeadline } from './deadline.ts';
import type { Dependencies } from './dependencies.ts';
import { toCallableError } from './errors.ts';
import { type LimitMail, mailBudget } from './mailBudget.ts';
import { parseReply, parseRequest } from './payload.ts';
import { promotionFreeAnswer } from './promotionFree.ts';
import { provenCallers } from './provenCallers.ts';
import { guardRequests } from './requestGuard.ts';
import { type NameSubmission, submissionNames } from './submissions.ts';

export interface CallableOptions<L extends AuthLevel, C extends Contract = Contract>
  extends CallLimits {
  readonly auth: L;
  /**
   * Checks with the identity service that the session is not revoked and the account not disabled. The ID
   * token itself stays valid for up to an hour. For calls that change data, or return something of value or
   * personal data. Costs one request, in parallel with loading the caller.
   */
  readonly checkSession?: boolean;
  /** Secrets of this callable, in addition to those of every command. */
  readonly secrets?: typeof COMMAND_SECRETS;
  /**
   * For callables that promote gambling: the reply to a caller in promotion-free mode, or `refused` for
   * `permission-denied` with the reason `promotion-free`.
   */
  readonly promotionFree?: 'refused' | ResponseOf<C>;
}

/** A parsed request, its caller, and the services for the handler. */
interface Call<C extends Contract, L extends AuthLevel> {
  readonly caller: CallerByLevel[L];
  readonly request: RequestOf<C>;
  readonly services: Services;
  /** The server's time of this call. Rules use it, so that all of one call happens at one time. */
  readonly now: Date;
  /** The language of the sentences in the reply, by the header `Accept-Language`. */
  readonly language: Language;
  /** The language of the page that the caller read. The default for an older app, which does not name it. */
  readonly pageLanguage: Language;
  readonly limit: LimitSubject;
  /** Call this before sending an e-mail to an address that the caller chose. */
  readonly limitMail: LimitMail;
  readonly nameSubmission: NameSubmission;
  /** The reference that the app shows with an error; null if the request has no trace. */
  readonly visitReference: string | null;
  readonly answerPart: AnswerPart;
}

/**
 * Answers a call of another callable by the same caller, whom nothing identifies or counts again. It is logged as a call of
 * its own.
 */
type AnswerPart = <C extends Contract, L extends AuthLevel>(
  callable: Answering<C, L>,
  caller: CallerByLevel[L],
  request: RequestOf<C>,
) => Promise<AnsweredPart<C>>;

/** A call, with what a separate call would get. */
type AnsweredPart<C extends Contract> = {
  readonly name: C['name'];
  readonly request: RequestOf<C>;
} & ({ readonly reply: ResponseOf<C> } | { readonly error: ReturnType<HttpsError['toJSON']> });

/** A callable that can answer a part of another one. */
export interface Answering<C extends Contract, L extends AuthLevel> {
  readonly answerPart: (
    raw: CallableRequest<unknown>,
    call: Call<C, L>,
  ) => Promise<AnsweredPart<C>>;
}

export type Handler<C extends Contract, L extends AuthLevel> = (
  call: Call<C, L>,
) => Promise<ResponseOf<C>>;

const appCheckSetting = defineBoolean('ENFORCE_APP_CHECK', {
  default: true,
  description: 'Refuse calls that do not come from the app itself (Firebase App Check).',
});

/**
 * Creates `defineCallable` with these dependencies. Each call passes these steps in this order: the in-memory limit
 * by proven caller or network address, App Check, the session and the caller in parallel, the limits by caller and address,
 * request parsing, promotion-free mode, the handler, reply parsing, error mapping, one log line. The
 * deadlines are those of `runtime/timeLimits.ts`.
 */
export function callableFactory(dependencies: Dependencies) {
  return function defineCallable<C extends Contract, L extends AuthLevel>(
    contract: C,
    options: CallableOptions<L, C>,
    handler: Handler<C, L>,
  ) {
    const answer = async (call: CallableRequest<unknown>): Promise<ResponseOf<C>> => {
      if (call.auth) callers.remember(call.rawRequest);
      const now = dependencies.now(call.auth?.uid ?? null);
      const caller = await identify(dependencies, options, call, now);
      const isProven = 'email' in caller && caller.email !== null;
      await limitCaller(dependencies, call, contract.name, options, { now, isProven });
      const request = parseRequest(contract.request, call.data) as RequestOf<C>;
      const limit = subjectLimits(dependencies, now);
      const limitMail = mailBudget(dependencies, call.rawRequest, now);
      const nameSubmission = submissionNames(dependencies, call, contract.name, now);
      const { services } = dependencies;
      const visitReference = readTrace(call.rawRequest.headers)?.reference ?? null;
      const wanted = call.rawRequest.headers['accept-language'];
      const languages = {
        language: acceptedLanguage(wanted),
        pageLanguage: readPageLanguage(wanted),
      };
      const given = {
        services,
        now,
        limit,
        limitMail,
        nameSubmission,
        ...languages,
        visitReference,
      };
      const answerPart: AnswerPart = (callable, partCaller, partRequest) =>
        callable.answerPart(call, {
          ...given,
          answerPart,
          caller: partCaller,
          request: partRequest,
        });
      return replyTo({ ...given, answerPart, caller, request });
    };
    const replyTo = async (call: Call<C, L>): Promise<ResponseOf<C>> => {
      const instead = promotionFreeAnswer(options.promotionFree, call.caller);
      return parseReply(contract.response, instead ?? (await handler(call))) as ResponseOf<C>;
    };

    const callers = provenCallers(options.ofDevice ? dependencies.services.keys.link : null);
    const seen = new WeakSet<object>();
    const logged = async (
      call: CallableRequest<unknown>,
      answering: () => Promise<ResponseOf<C>>,
    ): Promise<ResponseOf<C>> => {
      seen.add(call.rawRequest);
      const startedAt = dependencies.elapsed();
      let code: CallCode = 'ok';
      let failure: Failure | undefined;
      try {
        return await answering();
      } catch (error) {
        const refused = toCallableError(
          error,
          acceptedLanguage(call.rawRequest.headers['accept-language']),
        );
        code = refused.code as CallCode;
        failure = toFailure(error, refused);
        throw refused;
      } finally {
        dependencies.log({
          callable: contract.name,
          user: call.auth ? uidPseudonym(call.auth.uid) : null,
          code,
          trace: readTrace(call.rawRequest.headers),
          milliseconds: Math.round(dependencies.elapsed() - startedAt),
          ...(failure && { fault: failure }),
        });
      }
    };

    const deployment = {
      ...callableCapacity(contract.name),
      // Any origin is safe: the session is in a header that other sites cannot set, never in a cookie.
      cors: true,
      // Only the exact value `false` turns App Check off, so a missing or misspelt setting is safe.
      enforceAppCheck: process.env[appCheckSetting.name] !== 'false',
      secrets: [
        ...SERVICE_SECRETS,
        ...(options.rateLimit.shared ? COMMAND_SECRETS : []),
        // These levels look up the person once a day, which needs this key.
        ...(KNOWS_PERSONS.has(options.auth) ? [config.personKey] : []),
        ...(options.secrets ?? []),
      ],
    };
    const inTime = (call: CallableRequest<unknown>) =>
      withinDeadline(answer(call), currentTimeLimits(), dependencies.storeAnswers);
    const callable = guardRequests(
      onCall(deployment, (call) => logged(call, () => inTime(call))),
      contract.name,
      dependencies,
      callers.keyOf,
      (request, code) => {
        if (seen.has(request)) return;
        const trace = readTrace(request.headers);
        dependencies.log({ callable: contract.name, user: null, code, trace, milliseconds: 0 });
      },
    );
    const answering: Answering<C, L> = {
      answerPart: async (raw, call) => {
        const { request } = call;
        try {
          const reply = await logged(raw, () => replyTo(call));
          return { name: contract.name, request, reply };
        } catch (error) {
          return { name: contract.name, request, error: (error as HttpsError).toJSON() };
        }
      },
    };
    return Object.assign(callable, answering);
  };
}

/** The levels that look up the person behind a login, once a day. */
const KNOWS_PERSONS: ReadonlySet<AuthLevel> = new Set(['linked', 'member']);

/** The login whose end ends the session: of a session that a PIN opened, it is that of the person. */
function sessionOwner({ uid, token }: NonNullable<CallableRequest['auth']>): string {
  const { staffUid } = token;
  return typeof staffUid === 'string' ? staffUid : uid;
}

/**
 * Returns the caller. An ended session is rejected as `unauthenticated`, even if the caller lookup fails
 * too.
 */
async function identify<L extends AuthLevel>(
  dependencies: Dependencies,
  { auth, checkSession }: { readonly auth: L; readonly checkSession?: boolean },
  call: CallableRequest<unknown>,
  now: Date,
): Promise<CallerByLevel[L]> {
  const [session, caller] = await Promise.allSettled([
    checkSession && call.auth
      ? dependencies.assertSessionLives({
          uid: sessionOwner(call.auth),
          signedInAt: call.auth.token.auth_time,
        })
      : undefined,
    AUTHENTICATE[auth](call.auth, dependencies.services, now),
  ]);
  if (session.status === 'rejected') throw session.reason;
  if (caller.status === 'rejected') throw caller.reason;
  const { value } = caller;
  if (session.value !== undefined && 'profile' in value && value.profile !== null) {
    await noteEndedSessions(value.profile, session.value, dependencies.services);
  }
  return value;
}
