import { UnsavedNote } from '../../components/LoadFailure/UnsavedNote.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { SettingsPage } from '../frames/SettingsPage.tsx';
import { SavingStatus } from '../Settings/SavingStatus.tsx';
import { ChoicesSkeleton, SectionSkeleton } from '../Settings/SettingsSkeletons.tsx';
import { CommunicationsDesktop } from './Communications.desktop.tsx';
import { CommunicationsMobile } from './Communications.mobile.tsx';
import type { CommunicationsScreenProps, CommunicationsState } from './Communications.types.ts';
import { ConsentGroup } from './ConsentGroup.tsx';
import { ConsentHistory } from './ConsentHistory.tsx';
import { WithdrawalOutcomes } from './WithdrawalOutcomes.tsx';

/** `/settings/communications`: the member's consents and their history. Specification section 2. */
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

function Communications({ layout, state, onChange }: CommunicationsScreenProps) {
  const { settings } = useMessages();
  const Frame = layout === 'desktop' ? CommunicationsDesktop : CommunicationsMobile;
  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion label={settings.loading}>
          <Frame
            consents={
              <Card>
                <Stack gap={8}>
                  <ChoicesSkeleton count={4} />
                  <ChoicesSkeleton count={4} />
                </Stack>
              </Card>
            }
            history={<SectionSkeleton lines={2} />}
          />
        </LoadingRegion>
      );
    case 'unsaved':
      return (
        <Card>
          <UnsavedNote />
        </Card>
      );
    case 'ready':
      return (
        <Frame
          consents={<Consents state={state} onChange={onChange} />}
          history={<ConsentHistory history={state.history} />}
        />
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
        <ConsentGroup {...group} name="casino" consents={state.casino} />
        <ConsentGroup {...group} name="online" consents={state.online} hint={words.onlineNote} />
        <SavingStatus state={state.saving} />
        {state.withdrawal && (
          <WithdrawalOutcomes
            withdrawal={state.withdrawal}
            busy={state.saving.status === 'saving'}
            onSend={(topic) => onChange(topic, false)}
          />
        )}
        <Text variant="small" tone="muted">
          {words.service}
        </Text>
      </Stack>
    </Card>
  );
}
