import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useBusy } from '../till/useBusy.ts';
import { PinPad } from './PinPad.tsx';
import type { PinState, TillStaffScreenProps } from './TillStaff.types.ts';

interface PinStepProps extends Pick<TillStaffScreenProps, 'onPin' | 'onForgottenPin'> {
  readonly pin: PinState;
}

/** The PIN of the chosen person. */
export function PinStep({ pin, onPin, onForgottenPin }: PinStepProps) {
  const words = useMessages().till.staff.pin;
  const { number } = useFormatters();
  const [isSending, run] = useBusy();
  const isBusy = isSending || pin.status === 'pending';
  const problem = () => {
    if (pin.status === 'ready' || pin.status === 'pending') return undefined;
    return pin.status === 'wrong' ? words.wrong(number(pin.triesLeft)) : words[pin.status];
  };
  return (
    <>
      <PinPad
        label={words.label}
        error={isBusy ? undefined : problem()}
        busyText={isBusy ? words.checking : undefined}
        disabled={pin.status === 'locked'}
        onComplete={(digits) => run(() => onPin(digits))}
      />
      <Button variant="quiet" onClick={onForgottenPin}>
        {words.forgotten}
      </Button>
    </>
  );
}
