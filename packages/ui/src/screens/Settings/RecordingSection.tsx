import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { SavingStatus } from './SavingStatus.tsx';
import type { RecordingSettings } from './Settings.types.ts';
import { SettingsSection } from './SettingsSection.tsx';

export interface RecordingSectionProps {
  readonly recording: RecordingSettings;
  readonly offline: boolean;
  readonly onRecording?: ((agreed: boolean) => void) | undefined;
}

/** Gives or withdraws the consent to session recording. */
export function RecordingSection({ recording, offline, onRecording }: RecordingSectionProps) {
  const words = useMessages().settings.recording;
  return (
    <SettingsSection title={words.title}>
      <Checkbox
        label={recording.wording}
        checked={recording.agreed}
        disabled={offline}
        onChange={({ currentTarget }) => onRecording?.(currentTarget.checked)}
      />
      <SavingStatus state={recording.saving} />
    </SettingsSection>
  );
}
