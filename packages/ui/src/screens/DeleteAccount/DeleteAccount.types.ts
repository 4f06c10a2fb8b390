import type { Layout } from '../../tokens/layouts.ts';

/** The submitted values. The password is not trimmed. */
export interface DeleteAccountValues {
  readonly password: string;
  readonly forgetMe: boolean;
}

/** The state of the form that deletes the account. */
export type DeleteAccountState =
  | { readonly status: 'ready' }
  | { readonly status: 'offline' }
  /** The identity service rejected the password. `message` is its message; nothing is deleted. */
  | { readonly status: 'refused'; readonly message: string }
  /** The deletion failed, or its result is unknown. */
  | { readonly status: 'failed'; readonly message: string };

/** The props of `/settings/delete`. */
export interface DeleteAccountScreenProps {
  readonly layout: Layout;
  readonly state: DeleteAccountState;
  readonly settingsHref: string;
  /** Called after the confirmation. The form is busy until the promise settles. */
  readonly onDelete: (values: DeleteAccountValues) => Promise<void>;
}
