import { useEffect, useMemo } from 'react';
import { z } from 'zod/mini';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { TextField } from '../../primitives/Field/TextField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { accountRules } from '../account/accountRules.ts';
import { CasinoSelect } from '../account/CasinoSelect.tsx';
import { DateOfBirth } from '../account/DateOfBirth.tsx';
import { FormEnd } from '../account/FormEnd.tsx';
import { useAccountForm } from '../account/useAccountForm.ts';
import { AccountPage } from '../frames/AccountPage.tsx';
import type { LinkMembershipScreenProps } from './LinkMembership.types.ts';

/** Links an existing membership by its casino, number and date of birth. Specification sections 2 and 5. */
export function LinkMembershipScreen({
  layout,
  state,
  casinos,
  email,
  supportHref,
  draft,
  onSubmit,
}: LinkMembershipScreenProps) {
  const messages = useMessages();
  const { fields, linkMembership: words, support } = messages.joining;
  const schema = useMemo(() => {
    const { text, customerNumber, dateOfBirth } = accountRules(messages);
    return z.object({
      location: text(fields.casino),
      membershipNumber: customerNumber(fields.membershipNumber),
      dob: dateOfBirth(fields.dob),
    });
  }, [messages, fields]);
  const { form, errors, busy, problem, send } = useAccountForm({
    schema,
    defaultValues: {
      location: draft ? String(draft.location) : '',
      membershipNumber: draft?.membershipNumber ?? '',
      dob: '',
    },
    state,
    onSubmit: (values) => onSubmit({ ...values, location: Number(values.location) }),
  });
  // A select shows its value only after its options are rendered, and these may load later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect depends on the rendered options
  useEffect(() => form.setValue('location', form.getValues('location')), [form, casinos.status]);
  return (
    <AccountPage layout={layout} title={words.title} text={words.text}>
      <form noValidate onSubmit={send}>
        <Stack gap={5}>
          <CasinoSelect
            field={form.register('location')}
            label={fields.casino}
            casinos={casinos}
            error={errors.location?.message}
          />
          <TextField
            {...form.register('membershipNumber')}
            required
            label={fields.membershipNumber}
            hint={words.numberHint}
            inputMode="numeric"
            autoComplete="off"
            error={errors.membershipNumber?.message}
          />
          <DateOfBirth control={form.control} name="dob" />
          <Text variant="small" tone="muted">
            {words.emailNote(email)}
          </Text>
          <FormEnd
            state={state}
            busy={busy}
            problem={problem}
            submit={words.submit}
            submitting={words.submitting}
          />
        </Stack>
      </form>
      <Text variant="small" tone="muted">
        {words.help} <TextLink href={supportHref}>{support.title}</TextLink>
      </Text>
    </AccountPage>
  );
}
