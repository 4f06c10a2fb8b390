import type { Layout } from '../shared.types.ts';

/** What the form sends: the password as typed. */
export interface DeleteAccountValues {
  readonly password: string;
  readonly forgetMe: boolean;
}

/** The state of `DeleteAccountScreen`. */
export type DeleteAccountState =
  | { readonly status: 'ready' }
  | { readonly status: 'offline' }
  /** Nothing was deleted: the password was refused, in the words of the identity service. */
  | { readonly status: 'refused'; readonly message: string }
  /** It failed, or nobody can tell. */
  | { readonly status: 'failed'; readonly message: string };

/** Props of `DeleteAccountScreen`. */
export interface DeleteAccountScreenProps {
  readonly layout: Layout;
  readonly state: DeleteAccountState;
  readonly settingsHref: string;
  /** Called once the member has confirmed; the form is busy until the promise settles. */
  readonly onDelete: (values: DeleteAccountValues) => Promise<void>;
}
