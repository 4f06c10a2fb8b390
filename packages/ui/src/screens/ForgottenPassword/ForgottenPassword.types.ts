import type { FormState } from '../account/form.types.ts';
import type { Layout } from '../shared.types.ts';

/** The values of the form. */
export interface ForgottenPasswordValues {
  readonly email: string;
}

/** `/forgotten-password`. Specification section 2. */
export interface ForgottenPasswordScreenProps {
  readonly layout: Layout;
  readonly state: FormState;
  readonly defaultEmail?: string;
  readonly loginHref: string;
  readonly onSubmit: (values: ForgottenPasswordValues) => Promise<void>;
}
