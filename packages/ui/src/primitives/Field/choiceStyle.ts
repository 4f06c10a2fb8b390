import { css } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';

/** The row of a choice. The box and the text share one press target. */
export const choiceLineStyle = css`
  ${typography('body')}
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${vars.space[3]};
  min-block-size: ${vars.size.target};
  padding-block: ${vars.space[1]};
  cursor: pointer;

  &:has(:disabled) {
    color: ${vars.color.onDisabled};
    cursor: not-allowed;
  }
`;

/** The note below a choice's text. */
export const choiceNoteStyle = css`
  ${typography('small')}
  display: block;
  color: ${vars.color.textMuted};

  :disabled ~ * > & {
    color: inherit;
  }
`;

/** The box of a choice. `::after` draws the mark and is visible while the box is checked. */
export const choiceBoxStyle = css`
  appearance: none;
  display: grid;
  place-items: center;
  inline-size: ${vars.size.targetSmall};
  block-size: ${vars.size.targetSmall};
  border: ${vars.size.hairline} solid ${vars.color.borderStrong};
  background: ${vars.color.field};
  cursor: inherit;

  &:checked {
    background: ${vars.color.accent};
    border-color: ${vars.color.accent};
  }

  &&:checked::after {
    opacity: 1;
  }

  &[aria-invalid='true'],
  &[data-invalid] {
    border-color: ${vars.color.dangerText};
  }

  &:disabled {
    background: ${vars.color.disabled};
    border-color: transparent;
  }

  ${media.forcedColors} {
    &:checked {
      background: Highlight;
    }

    &:disabled {
      border-color: GrayText;
    }

    &:disabled:checked {
      background: GrayText;
    }
  }
`;
