import { useMemo } from 'react';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { withElement } from '../../i18n/values/withElement.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { FormEnd } from '../account/FormEnd.tsx';
import { useAccountForm } from '../account/useAccountForm.ts';
import { AccountPage } from '../frames/AccountPage.tsx';
import { AboutFields } from './AboutFields.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import type { Gender, RegisterDraft, RegisterScreenProps } from './Register.types.ts';
import { RegisterLayout } from './RegisterLayout.tsx';
import { registerSchema } from './registerSchema.ts';
import { useKnownValues } from './useKnownValues.ts';

const EMPTY: RegisterDraft = {
  title: '',
  firstName: '',
  lastName: '',
  dob: '',
  gender: '',
  email: '',
  mobile: '',
  location: '',
  over18: false,
  terms: false,
  marketing: [],
};

/** The join form. Specification sections 2, 3 and 5. */
export function RegisterScreen({
  layout,
  state,
  casinos,
  titles,
  marketing,
  signedInAs,
  draft,
  known = null,
  termsHref,
  supportHref,
  isOfAge,
  onDraft,
  onSubmit,
}: RegisterScreenProps) {
  const messages = useMessages();
  const { sentences } = useFormatters();
  const words = messages.joining.register;
  const schema = useMemo(() => registerSchema(messages, isOfAge), [messages, isOfAge]);
  const { form, errors, busy, problem, send } = useAccountForm<RegisterDraft>({
    schema,
    defaultValues: { ...EMPTY, ...draft, ...(signedInAs !== null && { email: signedInAs }) },
    state,
    onSubmit: (values) =>
      onSubmit({
        ...values,
        gender: values.gender as Gender,
        location: Number(values.location),
      }),
    onChange: onDraft,
  });
  useKnownValues(form, known);
  const parts = { register: form.register, errors };
  return (
    <AccountPage layout={layout} title={words.title} text={words.text}>
      <form noValidate onSubmit={send}>
        <RegisterLayout
          sections={[
            {
              title: words.about,
              content: (
                <>
                  {known !== null && <Text tone="muted">{words.known}</Text>}
                  <AboutFields {...parts} control={form.control} titles={titles} />
                </>
              ),
            },
            {
              title: words.contact,
              content: <ContactFields {...parts} casinos={casinos} signedInAs={signedInAs} />,
            },
            {
              title: words.consents,
              content: <ConsentFields {...parts} marketing={marketing} termsHref={termsHref} />,
            },
          ]}
          end={
            <>
              <FormEnd
                state={state}
                busy={busy}
                problem={problem}
                submit={words.submit}
                submitting={words.submitting}
              />
              {state.status === 'error' && !busy && (
                <Text variant="small" tone="muted">
                  {withElement(
                    (link) => sentences(words.help, link),
                    <TextLink href={supportHref}>{messages.joining.support.title}</TextLink>,
                  )}
                </Text>
              )}
              <Text variant="small" tone="muted">
                {words.draft}
              </Text>
            </>
          }
        />
      </form>
    </AccountPage>
  );
}
