import { useMemo } from 'react';
import { z } from 'zod/mini';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { accountRules } from '../account/accountRules.ts';
import { FormEnd } from '../account/FormEnd.tsx';
import { useAccountForm } from '../account/useAccountForm.ts';
import { AccountPage } from '../frames/AccountPage.tsx';
import type { ForgottenPasswordScreenProps } from './ForgottenPassword.types.ts';

/** Asks for the e-mail address that receives the reset link. Specification sections 2 and 8. */
export function ForgottenPasswordScreen({
  layout,
  state,
  defaultEmail = '',
  loginHref,
  onSubmit,
}: ForgottenPasswordScreenProps) {
  const messages = useMessages();
  const { fields, forgottenPassword: words } = messages.joining;
  const schema = useMemo(
    () => z.object({ email: accountRules(messages).email(fields.email) }),
    [messages, fields],
  );
  const { form, errors, busy, problem, send } = useAccountForm({
    schema,
    defaultValues: { email: defaultEmail },
    state,
    onSubmit,
  });
  return (
    <AccountPage layout={layout} title={words.title} text={words.text}>
      <form noValidate onSubmit={send}>
        <Stack gap={5}>
          <TextField
            {...form.register('email')}
            required
            type="email"
            label={fields.email}
            autoComplete="username"
            inputMode="email"
            error={errors.email?.message}
          />
          <FormEnd state={state} busy={busy} problem={problem} submit={words.submit} />
        </Stack>
      </form>
      <TextLink href={loginHref} standalone>
        {words.back}
      </TextLink>
    </AccountPage>
  );
}
