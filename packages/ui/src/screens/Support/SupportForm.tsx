import { useMemo } from 'react';
import { z } from 'zod/mini';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { mailIcon } from '../../primitives/Icon/contactIcons.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { accountRules } from '../account/accountRules.ts';
import { FormEnd } from '../account/FormEnd.tsx';
import type { FormState } from '../account/form.types.ts';
import { useAccountForm } from '../account/useAccountForm.ts';
import { Fact } from '../shared/Fact.tsx';
import type { SupportScreenProps } from './Support.types.ts';

interface SupportFormProps
  extends Pick<
    SupportScreenProps,
    'signedInAs' | 'defaultValues' | 'maxComments' | 'onDraft' | 'onSubmit'
  > {
  readonly state: FormState;
}

/** Asks for name, e-mail address, membership number and the question. */
export function SupportForm({
  state,
  signedInAs,
  defaultValues,
  maxComments,
  onDraft,
  onSubmit,
}: SupportFormProps) {
  const messages = useMessages();
  const { fields, invalid, support: words } = messages.joining;
  const most = useFormatters().number(maxComments);
  const schema = useMemo(() => {
    const rules = accountRules(messages);
    return z.object({
      name: rules.name(fields.name),
      email: rules.email(fields.email),
      customerNumber: rules.customerNumber(null),
      comments: rules.text(fields.comments).check(z.maxLength(maxComments, invalid.tooLong(most))),
    });
  }, [messages, fields, invalid, maxComments, most]);
  const { form, errors, busy, problem, send } = useAccountForm({
    schema,
    defaultValues: {
      name: '',
      customerNumber: '',
      comments: '',
      ...defaultValues,
      email: signedInAs ?? defaultValues?.email ?? '',
    },
    state,
    onSubmit,
    onChange: onDraft,
  });
  return (
    <form noValidate onSubmit={send}>
      <Stack gap={5}>
        <TextField
          {...form.register('name')}
          required
          label={fields.name}
          autoComplete="name"
          error={errors.name?.message}
        />
        {signedInAs === null ? (
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
        ) : (
          <Fact icon={mailIcon} label={words.emailHint} value={signedInAs} />
        )}
        <TextField
          {...form.register('customerNumber')}
          label={fields.membershipNumber}
          hint={words.customerNumberHint}
          optionalLabel={messages.forms.optional}
          autoComplete="off"
          error={errors.customerNumber?.message}
        />
        <TextArea
          {...form.register('comments')}
          required
          label={fields.comments}
          rows={5}
          error={errors.comments?.message}
        />
        <FormEnd state={state} busy={busy} problem={problem} submit={words.submit} />
      </Stack>
    </form>
  );
}
