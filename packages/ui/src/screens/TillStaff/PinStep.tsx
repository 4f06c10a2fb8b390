import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { useBusy } from '../till/useBusy.ts';
import { PinPad } from './PinPad.tsx';
import { EndShift, ScanWaits } from './ShiftParts.tsx';
import type { TillStaffScreenProps, TillStaffState } from './TillStaff.types.ts';

interface PinStepProps
  extends Pick<TillStaffScreenProps, 'isScanWaiting' | 'onPin' | 'onForgottenPin' | 'onEndShift'> {
  readonly state: Extract<TillStaffState, { readonly status: 'pin' }>;
}

/** The PIN of the chosen person. */
export function PinStep({
  state: { pin, person, isLocked },
  isScanWaiting,
  onPin,
  onForgottenPin,
  onEndShift,
}: PinStepProps) {
  const words = useMessages().till.staff.pin;
  const { number } = useFormatters();
  const [isSending, run] = useBusy();
  const isBusy = isSending || pin.status === 'pending';
  const problem = () => {
    switch (pin.status) {
      case 'ready':
      case 'pending':
        return undefined;
      case 'wrong':
        return words.wrong(number(pin.triesLeft));
      case 'locked':
        return words.locked(number(pin.minutes));
      default:
        return words[pin.status];
    }
  };
  return (
    <>
      {isScanWaiting && <ScanWaits />}
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
      {isLocked && <EndShift name={person.name} onEndShift={onEndShift} />}
    </>
  );
}
