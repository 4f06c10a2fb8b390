import type { Messages } from '@casino/ui';
import { isNoAnswer, RemoteError, type RemoteErrorCode, remoteErrorCode } from './remoteError.ts';
import { visitReference } from './trace.ts';

/**
 * Data from the backend. `isValidating` is true while a request for newer data is under way: until then
 * `data` may lack a new entry.
 */
export type Remote<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly code: RemoteErrorCode }
  | { readonly status: 'ready'; readonly data: T; readonly isValidating?: boolean };

/**
 * What happened, in words for the page that could not load; with the reference under which the server's
 * log has it, where the server answered.
 */
export function failureText({ errors }: Messages, code: RemoteErrorCode): string {
  return isNoAnswer(code)
    ? errors.signIn['network-request-failed']
    : `${errors.somethingWentWrong}. ${errors.reference(visitReference)}`;
}

/** Why a change was not kept: the server's sentence where it refused with one, else as `failureText`. */
export function whyNotSaved(messages: Messages, error: unknown): string {
  const isRefusal = error instanceof RemoteError && error.code === 'refused';
  return (isRefusal && error.message) || failureText(messages, remoteErrorCode(error));
}

/** What a form says when sending it failed: the server's own sentence, where it gave one that is meant to be read. */
export function refusalText(messages: Messages, error: unknown): string {
  const code = error instanceof RemoteError ? error.code : 'internal';
  const sentence = error instanceof RemoteError && code !== 'internal' ? error.message : '';
  if (sentence || isNoAnswer(code)) return sentence || failureText(messages, code);
  // A form's words are the specification's, to the letter.
  return messages.errors.somethingWentWrong;
}
