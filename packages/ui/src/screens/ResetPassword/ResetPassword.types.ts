import type { Layout } from '../../tokens/layouts.ts';
import type { FormState } from '../account/form.types.ts';
import type { NewPasswordValues } from '../account/NewPasswordForm.tsx';

/** The state of `/reset-password`. */
export type ResetPasswordState =
  /** The link is invalid. `replaced`: a newer link was sent. */
  | { readonly status: 'expired' | 'used' | 'replaced' | 'wrong' }
  /** The check of the link failed. `message` is one sentence. */
  | { readonly status: 'failed'; readonly message: string }
  | {
      readonly status: 'choosing';
      /** The e-mail address of the login; null while the link is being checked. The form can be filled meanwhile. */
      readonly email: string | null;
      readonly form: FormState;
    };

/** The props of `/reset-password`, the target of the link in the e-mail. Specification sections 2 and 9. */
export interface ResetPasswordScreenProps {
  readonly layout: Layout;
  readonly state: ResetPasswordState;
  /** The address that requests a new link. */
  readonly renewHref: string;
  readonly onRetry: () => void;
  readonly onSubmit: (values: NewPasswordValues) => Promise<void>;
}
