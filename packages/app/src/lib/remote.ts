import type { Messages } from '@casino/ui';
import { RemoteError, type RemoteErrorCode } from './remoteError.ts';

/** Data that comes from the backend: on its way, failed, or here. */
export type Remote<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly code: RemoteErrorCode }
  | { readonly status: 'ready'; readonly data: T };

/** What happened, in one sentence for the page that could not load. */
export function failureText({ errors }: Messages, code: RemoteErrorCode): string {
  const noAnswer = code === 'no-response' || code === 'deadline-exceeded';
  return noAnswer ? errors.signIn['network-request-failed'] : errors.somethingWentWrong;
}

/** What a form says when sending it failed: the server's own sentence, where it gave one that is meant to be read. */
export function refusalText(messages: Messages, error: unknown): string {
  const code = error instanceof RemoteError ? error.code : 'internal';
  const sentence = error instanceof RemoteError && code !== 'internal' ? error.message : '';
  return sentence || failureText(messages, code);
}
