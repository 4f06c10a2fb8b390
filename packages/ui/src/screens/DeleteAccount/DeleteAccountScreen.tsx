import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { vars } from '../../tokens/vars.ts';
import { SettingsPage } from '../frames/SettingsPage.tsx';
import type { DeleteAccountScreenProps } from './DeleteAccount.types.ts';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';
import { WhatHappens } from './WhatHappens.tsx';

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${vars.space[8]};

  &[data-layout='desktop'] {
    grid-template-columns: minmax(0, 1fr) ${vars.size.form};
    gap: ${vars.space[12]};
  }
`;

/** `/settings/delete`: what goes, what stays, and the way out. Specification sections 2 and 6. */
export function DeleteAccountScreen({ layout, settingsHref, ...form }: DeleteAccountScreenProps) {
  const { navigation, settings } = useMessages();
  const words = settings.deleteAccount;
  return (
    <SettingsPage
      layout={layout}
      title={navigation.deleteAccount}
      lead={words.lead}
      backHref={settingsHref}
    >
      <Columns data-layout={layout}>
        <WhatHappens />
        <Card>
          <DeleteAccountForm {...form} />
        </Card>
      </Columns>
    </SettingsPage>
  );
}
