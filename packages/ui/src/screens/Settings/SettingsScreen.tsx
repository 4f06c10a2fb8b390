import { UnsavedNote } from '../../components/LoadFailure/UnsavedNote.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { SettingsPage } from '../frames/SettingsPage.tsx';
import { AppearanceSection } from './AppearanceSection.tsx';
import { DataSection } from './DataSection.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import { RecordingSection } from './RecordingSection.tsx';
import { SaferGamblingSection } from './SaferGamblingSection.tsx';
import { SettingsDesktop } from './Settings.desktop.tsx';
import { SettingsMobile } from './Settings.mobile.tsx';
import type { SettingsScreenProps } from './Settings.types.ts';
import { DeleteLink, SettingsLinks } from './SettingsLinks.tsx';
import type { SettingsParts } from './SettingsParts.ts';
import { SectionSkeleton } from './SettingsSkeletons.tsx';

/** `/settings`. The links, the language and the appearance need no member. Specification section 2. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { layout, state } = props;
  const { navigation, settings } = useMessages();
  const Frame = layout === 'desktop' ? SettingsDesktop : SettingsMobile;
  return (
    <SettingsPage
      layout={layout}
      title={navigation.settings}
      lead={settings.lead}
      {...(state.status === 'ready' && !state.editable && { offlineText: settings.offline })}
    >
      <Frame
        pages={<SettingsLinks {...props} />}
        language={props.choice && <LanguageSection {...props.choice} />}
        appearance={<AppearanceSection {...props} />}
        leaving={<DeleteLink {...props} />}
        {...memberSections(props, settings.loading)}
      />
    </SettingsPage>
  );
}

/** The sections that need the member. */
function memberSections(
  props: SettingsScreenProps,
  loading: string,
): Pick<SettingsParts, 'saferGambling' | 'data'> {
  const { state } = props;
  switch (state.status) {
    case 'loading':
      return {
        saferGambling: (
          <LoadingRegion label={loading}>
            <SectionSkeleton lines={3} choices={4} />
          </LoadingRegion>
        ),
        data: (
          <div aria-busy="true">
            <SectionSkeleton lines={2} />
          </div>
        ),
      };
    case 'unsaved':
      return {
        saferGambling: (
          <Card>
            <UnsavedNote />
          </Card>
        ),
        data: null,
      };
    case 'ready': {
      const offline = !state.editable;
      const { recording } = state;
      return {
        saferGambling: (
          <SaferGamblingSection {...props} saferGambling={state.saferGambling} offline={offline} />
        ),
        data: (
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
