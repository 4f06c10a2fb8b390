import type { Layout } from '../../tokens/layouts.ts';
import type { FormState } from '../account/form.types.ts';
import type { NewPasswordValues } from '../account/NewPasswordForm.tsx';

/** `/account/password`. Specification section 2. */
export interface CreatePasswordScreenProps {
  readonly layout: Layout;
  readonly state: FormState;
  readonly email: string;
  /** The address of the first step. */
  readonly detailsHref: string;
  readonly onSubmit: (values: NewPasswordValues) => Promise<void>;
}
