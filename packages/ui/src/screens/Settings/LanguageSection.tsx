import {
  LanguageChoice,
  type LanguageChoiceProps,
} from '../../components/LanguageChoice/LanguageChoice.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** Chooses the language of the app. The choice is stored on this device and on the profile. */
export function LanguageSection(choice: LanguageChoiceProps) {
  const { common, settings } = useMessages();
  return (
    <SettingsSection title={common.language} text={settings.language}>
      <LanguageChoice {...choice} />
    </SettingsSection>
  );
}
