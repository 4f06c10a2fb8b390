import { type SubmitEvent, useState } from 'react';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { PasswordField } from '../../primitives/Field/PasswordField.tsx';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { fieldText, focusField } from './formFields.ts';
import type { TillLogInState, TillLogInValues } from './till.types.ts';
import { useBusy } from './useBusy.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export interface TillLogInFormProps {
  readonly state: TillLogInState;
  readonly onLogIn: (values: TillLogInValues) => Promise<void>;
}

/** The log-in of staff by e-mail and password. It has no link to a new password: an administrator resets it. */
export function TillLogInForm({ state, onLogIn }: TillLogInFormProps) {
  const { logIn: words } = useMessages().till;
  const [isSending, run] = useBusy();
  const [errors, setErrors] = useState<Partial<Record<keyof TillLogInValues, string>>>({});
  const isBusy = isSending || state.status === 'pending';

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = {
      email: fieldText(form, 'email').trim(),
      password: fieldText(form, 'password'),
    };
    const required = Object.entries(words.required).filter(
      ([name]) => values[name as keyof TillLogInValues] === '',
    );
    const invalid = values.email !== '' && !EMAIL.test(values.email);
    const found = {
      ...(invalid && { email: words.invalidEmail }),
      ...Object.fromEntries(required),
    };
    setErrors(found);
    const faulty = (['email', 'password'] as const).find((name) => name in found);
    if (faulty) focusField(form, faulty);
    else if (!isBusy) run(() => onLogIn(values));
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <TextField
          name="email"
          required
          type="email"
          label={words.email}
          autoComplete="username"
          inputMode="email"
          error={errors.email}
        />
        <PasswordField
          name="password"
          required
          label={words.password}
          autoComplete="current-password"
          showLabel={words.showPassword}
          hideLabel={words.hidePassword}
          error={errors.password}
        />
        {state.status === 'error' && !isBusy && (
          <Banner tone="danger" role="alert">
            {words.errors[state.error]}
          </Banner>
        )}
        <Button type="submit" block busy={isBusy} busyLabel={words.submitting}>
          {words.submit}
        </Button>
      </Stack>
    </form>
  );
}
