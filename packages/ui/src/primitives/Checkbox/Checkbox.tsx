import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
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

  ${media.forcedColors} {
    &::after {
      border-color: HighlightText;
    }
  }
`;

/** Props of `Checkbox`. */
export interface CheckboxProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'checked' | 'defaultChecked' | 'disabled' | 'name' | 'onBlur' | 'onChange' | 'value'
  > {
  /** The statement that ticking confirms. It may contain a link. */
  readonly label: ReactNode;
  readonly error?: string | undefined;
  /** Sets `aria-required`. The browser does not validate it: the form does. */
  readonly required?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A statement that the member confirms by ticking.
 *
 * - When: a consent, or several of many options. A consent is never ticked initially.
 * - When not: one of a few options, which is a `RadioGroup`, or a setting that applies at once, which is a
 *   `Switch`.
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
