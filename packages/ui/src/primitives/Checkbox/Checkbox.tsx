import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';

const Root = styled.div`
  display: grid;
  gap: ${vars.space[1]};
`;

const Line = styled.label`
  ${typography('body')}
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${vars.space[3]};
  min-block-size: ${vars.size.target};
  cursor: pointer;

  &:has(:disabled) {
    color: ${vars.color.onDisabled};
    cursor: not-allowed;
  }
`;

const Box = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  inline-size: ${vars.size.targetSmall};
  block-size: ${vars.size.targetSmall};
  border: ${vars.size.hairline} solid ${vars.color.borderStrong};
  border-radius: ${vars.radius.small};
  background: ${vars.color.field};
  cursor: inherit;

  &::after {
    content: '';
    inline-size: 0.4rem;
    block-size: 0.75rem;
    border: solid ${vars.color.onAccent};
    border-width: 0 ${vars.size.outline} ${vars.size.outline} 0;
    rotate: 45deg;
    translate: 0 -12%;
    opacity: 0;
  }

  &:checked {
    background: ${vars.color.accent};
    border-color: ${vars.color.accent};
  }

  &:checked::after {
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border-color: ${vars.color.dangerText};
  }

  &:disabled {
    background: ${vars.color.disabled};
    border-color: transparent;
  }
`;

const Fault = styled.p`
  ${typography('small')}
  color: ${vars.color.dangerText};
`;

export interface CheckboxProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'checked' | 'defaultChecked' | 'disabled' | 'name' | 'onBlur' | 'onChange' | 'required'
  > {
  /** What ticking it says. It may hold a link. */
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A yes that is given by ticking.
 *
 * - When: consents, and several of many. It never starts ticked where it is consent.
 * - When not: one of few, which is a `RadioGroup`, or what takes effect at once, which is a
 * `Switch`.
 */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <Root>
      <Line>
        <Box
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
      </Line>
      {error && (
        <Fault id={errorId} role="alert">
          {error}
        </Fault>
      )}
    </Root>
  );
}
