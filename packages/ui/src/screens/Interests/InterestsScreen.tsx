import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { SavingStatus } from '../Settings/SavingStatus.tsx';
import { SettingsColumn, SettingsFrame } from '../Settings/SettingsFrame.tsx';
import type { InterestName, InterestsScreenProps } from './Interests.types.ts';

/** `/settings/interests`. Specification section 2. */
export function InterestsScreen({
  layout,
  offline,
  settingsHref,
  interests,
  saving,
  onChange,
}: InterestsScreenProps) {
  const { navigation, settings } = useMessages();
  const words = settings.interests;
  return (
    <SettingsFrame
      layout={layout}
      title={navigation.interests}
      lead={words.lead}
      backHref={settingsHref}
      {...(offline && { offlineText: settings.offline })}
    >
      <SettingsColumn>
        <Card>
          <Stack gap={2}>
            <CheckboxGroup
              name="interests"
              label={words.label}
              disabled={offline}
              value={interests.filter(({ chosen }) => chosen).map(({ name }) => name)}
              options={interests.map(({ name }) => ({ value: name, label: words.items[name] }))}
              onChange={({ currentTarget: { value, checked } }) =>
                onChange(value as InterestName, checked)
              }
            />
            <SavingStatus state={saving} />
          </Stack>
        </Card>
      </SettingsColumn>
    </SettingsFrame>
  );
}
