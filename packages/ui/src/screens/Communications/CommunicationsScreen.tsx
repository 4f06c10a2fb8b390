import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { vars } from '../../tokens/vars.ts';
import { SettingsPage } from '../frames/SettingsPage.tsx';
import { SavingStatus } from '../Settings/SavingStatus.tsx';
import { SettingsOffline } from '../Settings/SettingsOffline.tsx';
import { ChoicesSkeleton, SectionSkeleton } from '../Settings/SettingsSkeletons.tsx';
import type { CommunicationsScreenProps, CommunicationsState } from './Communications.types.ts';
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
export function CommunicationsScreen(props: CommunicationsScreenProps) {
  const { layout, state, settingsHref } = props;
  const { navigation, settings } = useMessages();
  return (
    <SettingsPage
      layout={layout}
      title={navigation.communication}
      lead={settings.communications.lead}
      backHref={settingsHref}
      {...(state.status === 'ready' && !state.editable && { offlineText: settings.offline })}
    >
      <Communications {...props} />
    </SettingsPage>
  );
}

function Communications({ layout, state, onChange, onRetry }: CommunicationsScreenProps) {
  const { settings } = useMessages();
  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion label={settings.loading}>
          <Columns data-layout={layout}>
            <Card>
              <Stack gap={8}>
                <ChoicesSkeleton count={4} />
                <ChoicesSkeleton count={4} />
              </Stack>
            </Card>
            <SectionSkeleton lines={2} />
          </Columns>
        </LoadingRegion>
      );
    case 'offline':
      return <SettingsOffline onRetry={onRetry} />;
    case 'ready':
      return (
        <Columns data-layout={layout}>
          <Consents state={state} onChange={onChange} />
          <ConsentHistory history={state.history} />
        </Columns>
      );
  }
}

interface ConsentsProps extends Pick<CommunicationsScreenProps, 'onChange'> {
  readonly state: Extract<CommunicationsState, { status: 'ready' }>;
}

function Consents({ state, onChange }: ConsentsProps) {
  const words = useMessages().settings.communications;
  const group = { disabled: !state.editable, onChange };
  return (
    <Card>
      <Stack gap={5}>
        <ConsentGroup {...group} name="casino" label={words.casino} choices={state.casino} />
        <ConsentGroup
          {...group}
          name="online"
          label={words.online}
          hint={words.onlineNote}
          choices={state.online}
        />
        <SavingStatus state={state.saving} />
        <Text variant="small" tone="muted">
          {words.service}
        </Text>
      </Stack>
    </Card>
  );
}
