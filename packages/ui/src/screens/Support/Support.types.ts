import type { FormState } from '../account/form.types.ts';
import type { Layout } from '../shared.types.ts';

/** What a support ticket says. Specification section 3. */
export interface SupportValues {
  readonly name: string;
  /** Where the answer goes; the login's address for whoever is signed in. */
  readonly email: string;
  readonly customerNumber: string;
  readonly comments: string;
}

/** The state of `SupportScreen`. */
export type SupportState = FormState | { readonly status: 'sent' };

/** `/account/support`. Specification section 2. */
export interface SupportScreenProps {
  readonly layout: Layout;
  readonly state: SupportState;
  /** The signed-in address, which is not asked for then; null for a visitor. */
  readonly signedInAs: string | null;
  /** What is known of whoever writes. */
  readonly defaultValues?: Partial<SupportValues>;
  /** The most characters of the comments. */
  readonly maxComments: number;
  readonly backHref: string;
  readonly backLabel: string;
  readonly onAnother: () => void;
  readonly onSubmit: (values: SupportValues) => Promise<void>;
}
