import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { vars } from '../../tokens/vars.ts';
import { SavingStatus } from '../Settings/SavingStatus.tsx';
import { SettingsFrame } from '../Settings/SettingsFrame.tsx';
import type { CommunicationsScreenProps } from './Communications.types.ts';
import { ConsentGroup } from './ConsentGroup.tsx';
import { ConsentHistory } from './ConsentHistory.tsx';

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${vars.space[5]};

  &[data-layout='desktop'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${vars.space[8]};
  }
`;

/** `/settings/communications`: what a member agrees to, and what they agreed to. Specification section 2. */
export function CommunicationsScreen({
  layout,
  offline,
  settingsHref,
  casino,
  online,
  history,
  saving,
  onChange,
}: CommunicationsScreenProps) {
  const { navigation, settings } = useMessages();
  const words = settings.communications;
  const group = { disabled: offline, onChange };
  return (
    <SettingsFrame
      layout={layout}
      title={navigation.communication}
      lead={words.lead}
      backHref={settingsHref}
      {...(offline && { offlineText: settings.offline })}
    >
      <Columns data-layout={layout}>
        <Card>
          <Stack gap={5}>
            <ConsentGroup {...group} name="casino" label={words.casino} choices={casino} />
            <ConsentGroup
              {...group}
              name="online"
              label={words.online}
              hint={words.onlineNote}
              choices={online}
            />
            <SavingStatus state={saving} />
            <Text variant="small" tone="muted">
              {words.service}
            </Text>
          </Stack>
        </Card>
        <ConsentHistory history={history} />
      </Columns>
    </SettingsFrame>
  );
}
