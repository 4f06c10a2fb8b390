import { UnsavedNote } from '../../components/LoadFailure/UnsavedNote.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { SettingsPage } from '../frames/SettingsPage.tsx';
import { SavingStatus } from '../Settings/SavingStatus.tsx';
import { ChoicesSkeleton } from '../Settings/SettingsSkeletons.tsx';
import type { InterestName, InterestsScreenProps } from './Interests.types.ts';

/** The minimum width of a column: a desktop window has three. */
const COLUMNS = '22rem';

/** `/settings/interests`: the member's interests. Specification section 2. */
export function InterestsScreen({ layout, state, settingsHref, onChange }: InterestsScreenProps) {
  const { navigation, settings } = useMessages();
  return (
    <SettingsPage
      layout={layout}
      title={navigation.interests}
      lead={settings.interests.lead}
      backHref={settingsHref}
      {...(state.status === 'ready' && !state.editable && { offlineText: settings.offline })}
    >
      <Interests state={state} onChange={onChange} />
    </SettingsPage>
  );
}

function Interests({ state, onChange }: Pick<InterestsScreenProps, 'state' | 'onChange'>) {
  const { settings } = useMessages();
  const words = settings.interests;
  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion label={settings.loading}>
          <Card>
            <ChoicesSkeleton count={Object.keys(words.items).length} columns={COLUMNS} />
          </Card>
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
        <Card>
          <Stack gap={2}>
            <CheckboxGroup
              name="interests"
              label={words.label}
              columns={COLUMNS}
              disabled={!state.editable}
              value={state.interests.filter(({ chosen }) => chosen).map(({ name }) => name)}
              options={state.interests.map(({ name }) => ({
                value: name,
                label: words.items[name],
              }))}
              onChange={({ currentTarget: { value, checked } }) =>
                onChange(value as InterestName, checked)
              }
            />
            <SavingStatus state={state.saving} />
          </Stack>
        </Card>
      );
  }
}
