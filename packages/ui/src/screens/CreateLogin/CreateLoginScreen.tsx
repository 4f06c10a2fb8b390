import { useMemo } from 'react';
import { z } from 'zod/mini';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { accountRules } from '../account/accountRules.ts';
import { DateOfBirth } from '../account/DateOfBirth.tsx';
import { FormEnd } from '../account/FormEnd.tsx';
import { useAccountForm } from '../account/useAccountForm.ts';
import { AccountPage } from '../frames/AccountPage.tsx';
import type { CreateLoginScreenProps } from './CreateLogin.types.ts';

const EMPTY = { firstName: '', lastName: '', dob: '', email: '' };

/** The name, date of birth and e-mail address of a new login. Specification sections 2 and 5. */
export function CreateLoginScreen({
  layout,
  state,
  draft,
  isOfAge,
  loginHref,
  onDraft,
  onSubmit,
}: CreateLoginScreenProps) {
  const messages = useMessages();
  const { fields, createLogin: words } = messages.joining;
  const schema = useMemo(() => {
    const rules = accountRules(messages);
    return z.object({
      firstName: rules.name(fields.firstName),
      lastName: rules.name(fields.lastName),
      dob: rules.adultDateOfBirth(fields.dob, isOfAge),
      email: rules.email(fields.email),
    });
  }, [messages, fields, isOfAge]);
  const { form, errors, busy, problem, send } = useAccountForm({
    schema,
    defaultValues: { ...EMPTY, ...draft },
    state,
    onSubmit,
    onChange: onDraft,
  });
  return (
    <AccountPage layout={layout} title={words.title} text={words.text}>
      <form noValidate onSubmit={send}>
        <Stack gap={5}>
          <TextField
            {...form.register('firstName')}
            required
            label={fields.firstName}
            autoComplete="given-name"
            error={errors.firstName?.message}
          />
          <TextField
            {...form.register('lastName')}
            required
            label={fields.lastName}
            autoComplete="family-name"
            error={errors.lastName?.message}
          />
          <DateOfBirth control={form.control} name="dob" />
          <TextField
            {...form.register('email')}
            required
            type="email"
            label={fields.email}
            hint={words.emailHint}
            autoComplete="email"
            inputMode="email"
            error={errors.email?.message}
          />
          <FormEnd state={state} busy={busy} problem={problem} submit={words.submit} />
        </Stack>
      </form>
      <TextLink href={loginHref} standalone>
        {words.haveLogin}
      </TextLink>
    </AccountPage>
  );
}
