import { useId } from 'react';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { PromotionFree } from './PromotionFree.tsx';
import { SavingStatus } from './SavingStatus.tsx';
import type { SaferGamblingSettings, SettingsScreenProps } from './Settings.types.ts';
import { SettingsSection } from './SettingsSection.tsx';

const NEVER = 'never';

export interface SaferGamblingSectionProps
  extends Pick<SettingsScreenProps, 'onPromotionFree' | 'onRealityCheck'> {
  readonly saferGambling: SaferGamblingSettings;
  readonly offline: boolean;
}

/** Promotion-free mode and the time reminder. The footer of every page has the helpline. */
export function SaferGamblingSection({
  saferGambling,
  offline,
  onPromotionFree,
  onRealityCheck,
}: SaferGamblingSectionProps) {
  const { common, settings } = useMessages();
  const { number } = useFormatters();
  const { reality, title } = settings.safer;
  const { promotionFree, realityCheckMinutes, realityCheckChoices, saving } = saferGambling;
  const busy = saving.status === 'saving';
  return (
    <SettingsSection title={title} text={common.saferGambling.text}>
      <Stack gap={6}>
        <PromotionFree
          state={promotionFree}
          busy={busy}
          disabled={offline}
          onStep={onPromotionFree}
        />
        <RadioGroup
          name={useId()}
          label={reality.label}
          disabled={offline}
          value={realityCheckMinutes === null ? NEVER : `${realityCheckMinutes}`}
          options={[
            { value: NEVER, label: reality.never },
            ...realityCheckChoices.map((minutes) => ({
              value: `${minutes}`,
              label: reality.every(number(minutes)),
            })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onRealityCheck(value === NEVER ? null : Number(value))
          }
        />
        <SavingStatus state={saving} />
      </Stack>
    </SettingsSection>
  );
}
