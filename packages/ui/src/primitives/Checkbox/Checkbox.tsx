import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';
import { choiceBoxStyle, choiceLineStyle } from '../Field/choiceStyle.ts';
import { describeControl, FieldNotes } from '../Field/FieldNotes.tsx';

const Root = styled.div`
  display: grid;
  gap: ${vars.space[1]};
`;

const Line = styled.label`
  ${choiceLineStyle}
`;

const Box = styled.input`
  ${choiceBoxStyle}
  border-radius: ${vars.radius.small};

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
`;

export interface CheckboxProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'checked' | 'defaultChecked' | 'disabled' | 'name' | 'onBlur' | 'onChange' | 'value'
  > {
  /** What ticking it says. It may hold a link. */
  readonly label: ReactNode;
  readonly error?: string | undefined;
  /** Tells assistive technology that it has to be ticked. It is for the form to check. */
  readonly required?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A yes that is given by ticking.
 *
 * - When: consents, and several of many. It never starts ticked where it is consent.
 * - When not: one of few, which is a `RadioGroup`, or what takes effect at once, which is a
 * `Switch`.
 */
export function Checkbox({ label, error, required, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <Root>
      <Line>
        <Box {...input} {...describeControl({ id, error, required })} type="checkbox" />
        <span>{label}</span>
      </Line>
      <FieldNotes id={id} error={error} />
    </Root>
  );
}
