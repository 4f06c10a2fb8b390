import { useMemo } from 'react';
import { z } from 'zod/mini';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { NewPasswordField } from '../../primitives/PasswordStrength/NewPasswordField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { FormEnd } from './FormEnd.tsx';
import type { FormState } from './form.types.ts';
import { useAccountForm } from './useAccountForm.ts';

/** The submitted values. The password is not trimmed. */
export interface NewPasswordValues {
  readonly password: string;
}

export interface NewPasswordFormProps {
  readonly state: FormState;
  /** The e-mail address of the login. A password manager stores the password with it. */
  readonly email: string;
  readonly label: string;
  readonly submit: string;
  readonly submitting: string;
  readonly onSubmit: (values: NewPasswordValues) => Promise<void>;
}

/**
 * Chooses a password. The form accepts any password that is not empty. The identity service decides, and the
 * indicator is a hint. Specification section 5.
 */
export function NewPasswordForm({ state, email, label, onSubmit, ...end }: NewPasswordFormProps) {
  const { errors: words, forms } = useMessages();
  const required = words.validation.required(label);
  const schema = useMemo(
    () => z.object({ password: z.string().check(z.minLength(1, required)) }),
    [required],
  );
  const { form, errors, busy, problem, send } = useAccountForm({
    schema,
    defaultValues: { password: '' },
    state,
    onSubmit,
  });
  const known = useMemo(() => [email], [email]);
  return (
    <form noValidate onSubmit={send}>
      <Stack gap={5}>
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField
          {...form.register('password')}
          required
          label={label}
          showLabel={forms.showPassword}
          hideLabel={forms.hidePassword}
          strength={{ ...forms.passwordStrength, known }}
          error={errors.password?.message}
        />
        <FormEnd state={state} busy={busy} problem={problem} {...end} />
      </Stack>
    </form>
  );
}
