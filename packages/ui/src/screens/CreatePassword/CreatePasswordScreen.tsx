import { useMessages } from '../../i18n/I18nProvider.tsx';
import { mailIcon } from '../../primitives/Icon/contactIcons.ts';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { NewPasswordForm } from '../account/NewPasswordForm.tsx';
import { AccountPage } from '../frames/AccountPage.tsx';
import { Fact } from '../shared/Fact.tsx';
import type { CreatePasswordScreenProps } from './CreatePassword.types.ts';

/** Asks for the password of a new login. Specification sections 2 and 5. */
export function CreatePasswordScreen({ layout, detailsHref, ...form }: CreatePasswordScreenProps) {
  const { fields, createPassword: words } = useMessages().joining;
  return (
    <AccountPage layout={layout} title={words.title} text={words.text}>
      <Fact icon={mailIcon} label={words.for} value={form.email} />
      <NewPasswordForm
        {...form}
        label={fields.password}
        submit={words.submit}
        submitting={words.submitting}
      />
      <TextLink href={detailsHref} standalone>
        {words.back}
      </TextLink>
    </AccountPage>
  );
}
