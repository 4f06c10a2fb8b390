import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { PasswordField } from '../../primitives/Field/PasswordField.tsx';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { LoginScreenProps, LoginValues } from './Login.types.ts';
import { loginSchema } from './loginSchema.ts';

/** E-mail address and password; checks them, and shows what the server answers. */
export function LoginForm({
  state,
  defaultEmail = '',
  onSubmit,
}: Omit<LoginScreenProps, 'layout'>) {
  const messages = useMessages();
  const words = messages.account.login;
  const resolver = useMemo(() => zodResolver(loginSchema(messages)), [messages]);
  const { register, handleSubmit, formState } = useForm<LoginValues>({
    resolver,
    defaultValues: { email: defaultEmail, password: '' },
  });
  const { errors, isSubmitting } = formState;
  const busy = isSubmitting || state.status === 'pending';

  return (
    <form noValidate onSubmit={handleSubmit((values) => onSubmit(values))}>
      <Stack gap={5}>
        <TextField
          {...register('email')}
          type="email"
          label={words.email}
          autoComplete="username"
          inputMode="email"
          error={errors.email?.message}
        />
        <PasswordField
          {...register('password')}
          label={words.password}
          autoComplete="current-password"
          showLabel={words.showPassword}
          hideLabel={words.hidePassword}
          error={errors.password?.message}
        />
        {state.status === 'error' && (
          <Banner tone="danger" role="alert">
            {state.message}
          </Banner>
        )}
        {state.status === 'offline' && (
          <Banner tone="warning" role="status">
            {words.offline}
          </Banner>
        )}
        <Button type="submit" block busy={busy} disabled={state.status === 'offline'}>
          {busy ? words.submitting : words.submit}
        </Button>
      </Stack>
    </form>
  );
}
