import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { SettingsPage } from '../frames/SettingsPage.tsx';
import { Consequences } from './Consequences.tsx';
import { DeleteAccountDesktop } from './DeleteAccount.desktop.tsx';
import { DeleteAccountMobile } from './DeleteAccount.mobile.tsx';
import type { DeleteAccountScreenProps } from './DeleteAccount.types.ts';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';

/** `/settings/delete`: the consequences of deleting the account, and the form. Specification sections 2 and 6. */
export function DeleteAccountScreen({ layout, settingsHref, ...form }: DeleteAccountScreenProps) {
  const { navigation, settings } = useMessages();
  const Frame = layout === 'desktop' ? DeleteAccountDesktop : DeleteAccountMobile;
  return (
    <SettingsPage
      layout={layout}
      title={navigation.deleteAccount}
      lead={settings.deleteAccount.lead}
      backHref={settingsHref}
    >
      <Frame
        consequences={<Consequences />}
        form={
          <Card>
            <DeleteAccountForm {...form} />
          </Card>
        }
      />
    </SettingsPage>
  );
}
