import type { FormState } from '../account/form.types.ts';
import type { NewPasswordValues } from '../account/NewPasswordForm.tsx';
import type { Layout } from '../shared.types.ts';

/** The state of `ResetPasswordScreen`. */
export type ResetPasswordState =
  /** The link opens nothing. `replaced`: a newer one was sent. */
  | { readonly status: 'expired' | 'used' | 'replaced' | 'wrong' }
  /** The link could not be checked: what happened, in one sentence. */
  | { readonly status: 'failed'; readonly message: string }
  | {
      readonly status: 'choosing';
      /** Whose password it is; null while the link is checked, which does not keep anybody from typing. */
      readonly email: string | null;
      readonly form: FormState;
    };

/** `/reset-password`, where the link of the e-mail leads. Specification sections 2 and 9. */
export interface ResetPasswordScreenProps {
  readonly layout: Layout;
  readonly state: ResetPasswordState;
  /** Where a new link is asked for. */
  readonly renewHref: string;
  readonly onRetry: () => void;
  readonly onSubmit: (values: NewPasswordValues) => Promise<void>;
}
