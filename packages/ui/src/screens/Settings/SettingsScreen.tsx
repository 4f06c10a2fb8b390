import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { vars } from '../../tokens/vars.ts';
import { AppearanceSection } from './AppearanceSection.tsx';
import { DataSection } from './DataSection.tsx';
import { PlacesSection } from './PlacesSection.tsx';
import { RecordingSection } from './RecordingSection.tsx';
import { SaferGamblingSection } from './SaferGamblingSection.tsx';
import type { SettingsScreenProps } from './Settings.types.ts';
import { SettingsFrame } from './SettingsFrame.tsx';

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${vars.space[5]};

  &[data-layout='desktop'] {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
    gap: ${vars.space[8]};
  }
`;

/** `/settings`. Specification section 2. */
export function SettingsScreen({
  layout,
  offline,
  recording,
  onRecording,
  ...rest
}: SettingsScreenProps) {
  const { navigation, settings } = useMessages();
  return (
    <SettingsFrame
      layout={layout}
      title={navigation.settings}
      lead={settings.lead}
      {...(offline && { offlineText: settings.offline })}
    >
      <Columns data-layout={layout}>
        {layout === 'mobile' && <PlacesSection {...rest} />}
        <SaferGamblingSection {...rest} offline={offline} />
        <Stack gap={layout === 'mobile' ? 5 : 8}>
          {layout === 'desktop' && <PlacesSection {...rest} />}
          <AppearanceSection {...rest} />
          {recording && (
            <RecordingSection recording={recording} offline={offline} onRecording={onRecording} />
          )}
          <DataSection {...rest} offline={offline} />
        </Stack>
      </Columns>
    </SettingsFrame>
  );
}
