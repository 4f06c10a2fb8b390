import type { LoadFailureState } from '@casino/ui/components/LoadFailure/LoadFailure.types.ts';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import type { Remote } from './remote.ts';
import { isNoAnswer, RemoteError, type RemoteErrorCode, remoteErrorCode } from './remoteError.ts';
import { visitReference } from './trace.ts';

/**
 * The words for a failed request: a network error if no reply came, otherwise that something went wrong, with
 * the reference under which the server logs this visit.
 */
export function failureText({ errors }: Messages, code: RemoteErrorCode): string {
  return isNoAnswer(code)
    ? errors.signIn['network-request-failed']
    : `${errors.somethingWentWrong}. ${errors.reference(visitReference)}`;
}

/** The words for an error that a change threw: the server's sentence if it refused, otherwise `failureText`. */
export function changeFailureText(messages: Messages, error: unknown): string {
  const isRefusal = error instanceof RemoteError && error.code === 'refused';
  return (isRefusal && error.message) || failureText(messages, remoteErrorCode(error));
}

/** The words of a form for an error that sending it threw: any sentence of the server that is for the member. */
export function formFailureText(messages: Messages, error: unknown): string {
  const code = remoteErrorCode(error);
  const sentence = error instanceof RemoteError && code !== 'internal' ? error.message : '';
  if (sentence) return sentence;
  // The specification gives these words without a reference.
  return isNoAnswer(code) ? failureText(messages, code) : messages.errors.somethingWentWrong;
}

/**
 * The state of a page, or a part of it, that failed to load. Without a reply, the content is not saved on this device:
 * it loads when the connection returns.
 */
export function failedState(messages: Messages, code: RemoteErrorCode): LoadFailureState {
  if (isNoAnswer(code)) return { status: 'unsaved' };
  return { status: 'error', message: failureText(messages, code) };
}

/** The state of a page whose data are not loaded: still loading, or failed. */
export function unreadyState(
  messages: Messages,
  remote: Exclude<Remote<unknown>, { readonly status: 'ready' }>,
): LoadFailureState | { readonly status: 'loading' } {
  return remote.status === 'loading' ? remote : failedState(messages, remote.code);
}
