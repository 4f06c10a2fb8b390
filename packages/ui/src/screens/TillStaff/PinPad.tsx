import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { backspaceIcon } from '../../primitives/Icon/deviceIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { PinField } from './PinField.tsx';

const LENGTH = 6;
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[5]};
`;

/** Digits are in the same places in every script. */
const Keys = styled.div`
  display: grid;
  direction: ltr;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${vars.space[2]};
`;

const Key = styled.button`
  ${typography('figureSmall')}
  display: grid;
  place-items: center;
  min-block-size: ${vars.space[16]};
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.card};
  background: ${vars.color.surface};
  transition: background-color ${vars.motion.fast} ${vars.motion.easing};
  touch-action: manipulation;

  &[data-digit='0'] {
    grid-column: 2;
  }

  ${media.hover} {
    &:hover {
      background: ${vars.color.accentSubtle};
    }
  }

  &:active {
    border-color: ${vars.color.accent};
  }

  &:disabled {
    background: none;
    color: ${vars.color.onDisabled};
    cursor: not-allowed;
  }
`;

export interface PinPadProps {
  readonly label: string;
  /** What is wrong. It is announced. */
  readonly error?: string | undefined;
  /** What happens with a complete PIN, while it happens. */
  readonly busyText?: string | undefined;
  readonly disabled?: boolean;
  /** Called with six digits. The pad is then empty. */
  readonly onComplete: (pin: string) => void;
}

/** A pad with large digits for a PIN. A keyboard works as well; a phone's keyboard stays closed. */
export function PinPad({ label, error, busyText, disabled = false, onComplete }: PinPadProps) {
  const { clear, typed } = useMessages().till.staff.pin;
  const { number } = useFormatters();
  const [digits, setDigits] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isBusy = busyText !== undefined;
  const isDisabled = disabled || isBusy;

  useEffect(() => {
    if (!isDisabled) field.current?.focus({ preventScroll: true });
  }, [isDisabled]);

  const enter = (next: string) => {
    const pin = next.replaceAll(/\D/g, '').slice(0, LENGTH);
    setDigits(pin.length === LENGTH ? '' : pin);
    if (pin.length === LENGTH) onComplete(pin);
  };

  return (
    <Root>
      <PinField
        ref={field}
        label={label}
        length={LENGTH}
        value={isBusy ? '0'.repeat(LENGTH) : digits}
        typed={digits === '' ? '' : typed(number(digits.length), number(LENGTH))}
        error={error}
        busyText={busyText}
        disabled={isDisabled}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => enter(target.value)}
      />
      <Keys>
        {[...DIGITS, '0'].map((digit) => (
          <Key
            key={digit}
            type="button"
            data-digit={digit}
            disabled={isDisabled}
            onClick={() => enter(digits + digit)}
          >
            {digit}
          </Key>
        ))}
        <Key
          type="button"
          aria-label={clear}
          disabled={isDisabled}
          onClick={() => setDigits(digits.slice(0, -1))}
        >
          <Icon icon={backspaceIcon} size="large" />
        </Key>
      </Keys>
    </Root>
  );
}
