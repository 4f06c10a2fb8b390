import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { vars } from '../../tokens/vars.ts';
import { SettingsPage } from '../frames/SettingsPage.tsx';
import { AppearanceSection } from './AppearanceSection.tsx';
import { DataSection } from './DataSection.tsx';
import { PlacesSection } from './PlacesSection.tsx';
import { RecordingSection } from './RecordingSection.tsx';
import { SaferGamblingSection } from './SaferGamblingSection.tsx';
import type { SettingsScreenProps } from './Settings.types.ts';
import { SettingsOffline } from './SettingsOffline.tsx';
import { SectionSkeleton } from './SettingsSkeletons.tsx';

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${vars.space[5]};

  &[data-layout='desktop'] {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
    gap: ${vars.space[8]};
  }
`;

/** `/settings`. The places below it and the appearance need no member. Specification section 2. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { layout, state } = props;
  const { navigation, settings } = useMessages();
  const { first, rest } = sectionsOf(props, settings.loading);
  return (
    <SettingsPage
      layout={layout}
      title={navigation.settings}
      lead={settings.lead}
      {...(state.status === 'ready' && !state.editable && { offlineText: settings.offline })}
    >
      <Columns data-layout={layout}>
        {layout === 'mobile' && <PlacesSection {...props} />}
        {first}
        <Stack gap={layout === 'mobile' ? 5 : 8}>
          {layout === 'desktop' && <PlacesSection {...props} />}
          <AppearanceSection {...props} />
          {rest}
        </Stack>
      </Columns>
    </SettingsPage>
  );
}

/** What belongs to the member: what they need most, and the rest of it. */
function sectionsOf(
  props: SettingsScreenProps,
  loading: string,
): { readonly first: ReactNode; readonly rest: ReactNode } {
  const { state } = props;
  switch (state.status) {
    case 'loading':
      return {
        first: (
          <LoadingRegion label={loading}>
            <SectionSkeleton lines={3} choices={4} />
          </LoadingRegion>
        ),
        rest: (
          <div aria-busy="true">
            <SectionSkeleton lines={2} />
          </div>
        ),
      };
    case 'offline':
      return { first: <SettingsOffline onRetry={props.onRetry} />, rest: null };
    case 'ready': {
      const offline = !state.editable;
      const { recording } = state;
      return {
        first: (
          <SaferGamblingSection {...props} saferGambling={state.saferGambling} offline={offline} />
        ),
        rest: (
          <>
            {recording && (
              <RecordingSection
                recording={recording}
                offline={offline}
                onRecording={props.onRecording}
              />
            )}
            <DataSection
              download={state.download}
              offline={offline}
              onDownload={props.onDownload}
            />
          </>
        ),
      };
    }
  }
}
