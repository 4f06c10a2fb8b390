import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { choiceNoteStyle } from '../Field/choiceStyle.ts';

const Line = styled.label`
  ${typography('body')}
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${vars.space[4]};
  min-block-size: ${vars.size.target};
  padding-block: ${vars.space[2]};
  cursor: pointer;

  &:has(:disabled) {
    color: ${vars.color.onDisabled};
    cursor: not-allowed;
  }
`;

const Words = styled.span`
  order: -1;
`;

const Note = styled.span`
  ${choiceNoteStyle}
`;

const Track = styled.input`
  appearance: none;
  display: grid;
  align-items: center;
  inline-size: ${vars.space[12]};
  padding: ${vars.space[1]};
  border: ${vars.size.hairline} solid ${vars.color.borderStrong};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.field};
  cursor: inherit;
  transition: background-color ${vars.motion.fast} ${vars.motion.easing};

  &::after {
    content: '';
    inline-size: ${vars.space[5]};
    block-size: ${vars.space[5]};
    border-radius: inherit;
    background: ${vars.color.borderStrong};
    transition: margin-inline-start ${vars.motion.fast} ${vars.motion.easing};
  }

  &:checked {
    border-color: ${vars.color.accent};
    background: ${vars.color.accent};
  }

  &:checked::after {
    margin-inline-start: calc(100% - ${vars.space[5]});
    background: ${vars.color.onAccent};
  }

  &:disabled {
    border-color: transparent;
    background: ${vars.color.disabled};
  }

  &:disabled::after {
    background: ${vars.color.onDisabled};
  }

  ${media.forcedColors} {
    &::after {
      background: ButtonText;
    }

    &:checked {
      background: Highlight;
    }

    &:checked::after {
      background: HighlightText;
    }

    &:disabled::after {
      background: GrayText;
    }

    &:disabled:checked {
      background: Canvas;
    }
  }
`;

/** Props of `Switch`. */
export interface SwitchProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'checked' | 'defaultChecked' | 'disabled' | 'name' | 'onBlur' | 'onChange'
  > {
  /** The setting that is on or off. */
  readonly label: string;
  /** An explanation below the label. */
  readonly note?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A setting that is on or off.
 *
 * - When: a setting that applies at once.
 * - When not: an answer that a form submits, or a consent. Both are a `Checkbox`.
 */
export function Switch({ label, note, ...input }: SwitchProps) {
  const id = useId();
  return (
    <Line>
      <Track
        {...input}
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={note && `${id}-note`}
      />
      <Words>
        <span id={`${id}-label`}>{label}</span>
        {note && <Note id={`${id}-note`}>{note}</Note>}
      </Words>
    </Line>
  );
}
