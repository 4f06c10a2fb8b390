import { useState } from 'react';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { TillPage } from '../till/TillPage.tsx';
import { useBusy } from '../till/useBusy.ts';
import { PinPad } from './PinPad.tsx';
import type { TillStaffScreenProps, TillStaffState } from './TillStaff.types.ts';

interface NewPinStepProps extends TillStaffScreenProps {
  readonly state: Extract<TillStaffState, { readonly status: 'newPin' }>;
}

/** A new PIN, entered twice. */
export function NewPinStep({
  layout,
  place,
  connection,
  state: { pin },
  onNewPin,
  onBack,
}: NewPinStepProps) {
  const { newPin: words, pin: pinWords } = useMessages().till.staff;
  const [isSending, run] = useBusy();
  const [first, setFirst] = useState<string | null>(null);
  const [isDifferent, setDifferent] = useState(false);
  const isBusy = isSending || pin.status === 'pending';
  const isSecond = first !== null || isBusy;

  const enter = (digits: string) => {
    setDifferent(first !== null && first !== digits);
    setFirst(first === null ? digits : null);
    if (first === digits) run(() => onNewPin(digits));
  };
  const problem = () => {
    if (isSecond) return undefined;
    if (isDifferent) return words.mismatch;
    return pin.status === 'error' ? words[pin.error] : undefined;
  };

  return (
    <TillPage
      layout={layout}
      place={place}
      connection={connection}
      title={isSecond ? words.second : words.first}
      text={isSecond ? words.secondText : words.firstText}
      onBack={onBack}
      backLabel={pinWords.other}
    >
      {/* A new field takes the focus, so that screen readers say which of the two it is. */}
      <PinPad
        key={isSecond ? 'second' : 'first'}
        label={isSecond ? words.repeatLabel : words.label}
        error={problem()}
        busyText={isBusy ? words.saving : undefined}
        onComplete={enter}
      />
    </TillPage>
  );
}
