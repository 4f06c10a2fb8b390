import { createHash } from 'node:crypto';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { callerAddress } from '../runtime/pseudonyms.ts';
import type { Dependencies } from './dependencies.ts';

/**
 * Returns the id of a submission: `idOfSubmission` if it has one of its own, or else an id that repeated values from the
 * same caller get again (`SubmissionStore`). The caller is a uid, or a network address if not signed in.
 */
export type NameSubmission = (submission: {
  readonly submissionId?: string;
  readonly values: unknown;
}) => Promise<string>;

/**
 * Creates the function with which a handler identifies a submission. `callable` separates the submissions
 * of two callables.
 */
export function submissionNames(
  { services }: Pick<Dependencies, 'services'>,
  call: CallableRequest<unknown>,
  callable: string,
  now: Date,
): NameSubmission {
  return async ({ submissionId, values }) => {
    if (submissionId !== undefined) return idOfSubmission(callable, submissionId, values);
    const caller = call.auth?.uid ?? callerAddress(call.rawRequest);
    return services.submissions.nameOf(JSON.stringify([callable, caller, values]), now);
  };
}

/**
 * The id of a submission that a client has named. It stands for the values as well: corrected values with the same name
 * are another submission, and do not get the reply to the first ones.
 */
export function idOfSubmission(callable: string, submissionId: string, values: unknown): string {
  const text = JSON.stringify([callable, submissionId, values]);
  return createHash('sha256').update(text).digest('base64url');
}
