import { useId } from 'react';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import type { Appearance, SettingsScreenProps } from './Settings.types.ts';
import { SettingsSection } from './SettingsSection.tsx';

const APPEARANCES: readonly Appearance[] = ['system', 'light', 'dark'];

type AppearanceSectionProps = Pick<SettingsScreenProps, 'appearance' | 'onAppearance'>;

/** Chooses light, dark or the scheme of the device. The choice is stored on this device. */
export function AppearanceSection({ appearance, onAppearance }: AppearanceSectionProps) {
  const words = useMessages().settings.appearance;
  return (
    <SettingsSection title={words.title}>
      <RadioGroup
        name={useId()}
        label={words.label}
        hint={words.motion}
        direction="row"
        value={appearance}
        options={APPEARANCES.map((value) => ({ value, label: words[value] }))}
        onChange={({ currentTarget }) => onAppearance(currentTarget.value as Appearance)}
      />
    </SettingsSection>
  );
}
