import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { AccountPage } from '../frames/AccountPage.tsx';
import type { SupportScreenProps } from './Support.types.ts';
import { SupportForm } from './SupportForm.tsx';

/** Sends a message to the support desk, for visitors and members. Specification section 2. */
export function SupportScreen({
  layout,
  backHref,
  backLabel,
  onAnother,
  state,
  ...form
}: SupportScreenProps) {
  const words = useMessages().joining.support;
  const back = (
    <TextLink href={backHref} standalone>
      {backLabel}
    </TextLink>
  );
  if (state.status === 'sent') {
    return (
      <AccountPage layout={layout} title={words.sentTitle} text={words.sent}>
        <Button block variant="secondary" onClick={onAnother}>
          {words.another}
        </Button>
        {back}
      </AccountPage>
    );
  }
  return (
    <AccountPage layout={layout} title={words.title} text={words.text}>
      <SupportForm {...form} state={state} />
      {back}
    </AccountPage>
  );
}
