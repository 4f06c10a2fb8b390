import { type SubmitEvent, useId, useState } from 'react';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { PasswordField } from '../../primitives/Field/PasswordField.tsx';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { LoginScreenProps, LoginValues } from './Login.types.ts';
import { type LoginErrors, loginErrors } from './loginErrors.ts';

/**
 * Validates e-mail address and password, and shows the server's error. It is on the first page of every visitor,
 * so it does not load the form library: docs/decisions/057.
 */
export function LoginForm({
  state,
  defaultEmail = '',
  onSubmit,
}: Omit<LoginScreenProps, 'layout' | 'links'>) {
  const messages = useMessages();
  const words = messages.account.login;
  const [sending, setSending] = useState(false);
  /** Null before the first submit: fields are not validated while the visitor types. */
  const [errors, setErrors] = useState<LoginErrors | null>(null);
  const offlineId = useId();
  const offline = state.status === 'offline';
  const busy = sending || state.status === 'pending';

  const send = async (form: HTMLFormElement) => {
    const values = readValues(form);
    const found = loginErrors(messages, values);
    setErrors(found);
    const [faulty] = Object.keys(found);
    if (faulty !== undefined) return focusField(form, faulty);
    setSending(true);
    await onSubmit(values).finally(() => setSending(false));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void send(event.currentTarget);
  };

  return (
    <form
      noValidate
      onSubmit={submit}
      onInput={({ currentTarget }) =>
        errors && setErrors(loginErrors(messages, readValues(currentTarget)))
      }
    >
      <Stack gap={5}>
        <TextField
          name="email"
          required
          type="email"
          label={words.email}
          defaultValue={defaultEmail}
          autoComplete="username"
          inputMode="email"
          error={errors?.email}
        />
        <PasswordField
          name="password"
          required
          label={words.password}
          autoComplete="current-password"
          showLabel={words.showPassword}
          hideLabel={words.hidePassword}
          error={errors?.password}
        />
        {state.status === 'error' && (
          <Banner tone="danger" role="alert">
            {state.message}
          </Banner>
        )}
        {offline && (
          <Banner id={offlineId} tone="warning" role="status">
            {words.offline}
          </Banner>
        )}
        <Button
          type="submit"
          block
          busy={busy}
          busyLabel={words.submitting}
          disabled={offline}
          aria-describedby={offline ? offlineId : undefined}
        >
          {words.submit}
        </Button>
      </Stack>
    </form>
  );
}

function readValues(form: HTMLFormElement): LoginValues {
  const fields = new FormData(form);
  const text = (name: keyof LoginValues) => String(fields.get(name) ?? '');
  return { email: text('email').trim(), password: text('password') };
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
