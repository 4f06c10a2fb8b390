import type { Layout } from '../../tokens/layouts.ts';
import type { FormState } from '../account/form.types.ts';

/** The submitted values. Specification section 3. */
export interface SupportValues {
  readonly name: string;
  /** The address for the reply; for a signed-in visitor, that of the login. */
  readonly email: string;
  readonly customerNumber: string;
  readonly comments: string;
}

/** The state of the support form. */
export type SupportState = FormState | { readonly status: 'sent' };

/** `/account/support`. Specification section 2. */
export interface SupportScreenProps {
  readonly layout: Layout;
  /** `member`: in the frame of the member area, which has its own way back. */
  readonly frame: 'account' | 'member';
  readonly state: SupportState;
  /** The e-mail address of the login, which replaces the field; null for a visitor. */
  readonly signedInAs: string | null;
  /** Known values of the sender. */
  readonly defaultValues?: Partial<SupportValues>;
  /** The maximum number of characters of the comments. */
  readonly maxComments: number;
  readonly backHref: string;
  readonly backLabel: string;
  readonly onAnother: () => void;
  /** Called on each change, to save a draft. Keep the function stable. */
  readonly onDraft?: (values: SupportValues) => void;
  readonly onSubmit: (values: SupportValues) => Promise<void>;
}
