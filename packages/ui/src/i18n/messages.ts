import { account } from './en-GB/account.ts';
import { common } from './en-GB/common.ts';
import { errors } from './en-GB/errors.ts';
import { forms } from './en-GB/forms.ts';
import { navigation } from './en-GB/navigation.ts';
import { rewards } from './en-GB/rewards.ts';

/** The British English catalogue: complete, and the shape of every other. */
export const enGB = { account, common, errors, forms, navigation, rewards };

/** Replaces literal texts by `string`, so that a translation fits the catalogue's shape. */
type Widen<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : { readonly [K in keyof T]: Widen<T[K]> };

/** A catalogue: texts, and functions of already formatted parameters. */
export type Messages = Widen<typeof enGB>;

/** A sign-in error that has a message of its own. Specification section 8. */
export type SignInErrorCode = keyof Messages['errors']['signIn'];

/**
 * The message of a sign-in error: the catalogue's, or `raw` for any other code. `code` comes with or
 * without its `auth/` prefix. Specification section 8.
 */
export function signInErrorMessage(messages: Messages, code: string, raw: string): string {
  const known = new Map(Object.entries(messages.errors.signIn));
  return known.get(code.replace(/^auth\//, '')) ?? raw;
}
