import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { PromotionFreeAction, PromotionFreeState } from './Settings.types.ts';

export interface PromotionFreeProps {
  readonly state: PromotionFreeState;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onStep: (action: PromotionFreeAction) => void;
}

/** Turns promotion-free mode on with one press. Turning it off takes a pause and a second press. */
export function PromotionFree({ state, busy, disabled, onStep }: PromotionFreeProps) {
  const words = useMessages().settings.safer.promotionFree;
  const step = (action: PromotionFreeAction, label: string, variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      busy={busy}
      disabled={disabled}
      onClick={() => onStep(action)}
      key={action}
    >
      {label}
    </Button>
  );
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Text as="h3" variant="subheading">
          {words.title}
        </Text>
        <Text tone="muted" measure>
          {words.text}
        </Text>
      </Stack>
      {state.status === 'off' && <Text measure>{words.pauseNote}</Text>}
      <Standing state={state} />
      <Stack direction="row" wrap gap={3}>
        {state.status === 'off' && step('on', words.turnOn, 'primary')}
        {state.status === 'on' && step('ask-off', words.askOff, 'secondary')}
        {(state.status === 'pause' || state.status === 'over') &&
          step('keep-on', words.keepOn, 'primary')}
        {state.status === 'over' && step('off', words.turnOff, 'secondary')}
      </Stack>
    </Stack>
  );
}

function Standing({ state }: { readonly state: PromotionFreeState }) {
  const words = useMessages().settings.safer.promotionFree;
  const { day, from, sentences } = useFormatters();
  switch (state.status) {
    case 'off':
      return null;
    case 'on':
      return (
        <Banner tone="success" role="status">
          {sentences(words.on(day(state.since)), words.pauseNote)}
        </Banner>
      );
    case 'pause':
      return (
        <Banner tone="info" role="status">
          {words.pause(from(state.offFrom))}
        </Banner>
      );
    case 'over':
      return (
        <Banner tone="info" role="status">
          {words.over}
        </Banner>
      );
  }
}
