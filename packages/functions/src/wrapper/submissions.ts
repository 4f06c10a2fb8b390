import type { CallableRequest } from 'firebase-functions/v2/https';
import type { Platform } from './platform.ts';
import { addressOf } from './pseudonyms.ts';

/**
 * The name of a submission: the one that it brings, or else one that the same values from the same caller get
 * again (`SubmissionStore`). A caller is a uid, or a network address where nobody is signed in.
 */
export type NameSubmission = (submission: {
  readonly submissionId?: string;
  readonly values: unknown;
}) => Promise<string>;

/** Lets a handler name what it was sent. `callable` keeps the submissions of two callables apart. */
export function submissionNames(
  { services }: Pick<Platform, 'services'>,
  call: CallableRequest<unknown>,
  callable: string,
  now: Date,
): NameSubmission {
  return async ({ submissionId, values }) => {
    if (submissionId !== undefined) return submissionId;
    const caller = call.auth?.uid ?? addressOf(call.rawRequest);
    return services.submissions.nameOf(JSON.stringify([callable, caller, values]), now);
  };
}
