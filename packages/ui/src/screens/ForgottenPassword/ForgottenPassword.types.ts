import type { Layout } from '../../tokens/layouts.ts';
import type { FormState } from '../account/form.types.ts';

/** The submitted values. The e-mail address is trimmed. */
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
