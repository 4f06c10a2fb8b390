import { css } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';

/** The style of every single-line control. The text is 16 px, because iOS zooms in on smaller inputs. */
export const inputStyle = css`
  ${typography('body')}
  inline-size: 100%;
  min-block-size: 3rem;
  padding-inline: ${vars.space[4]};
  border: ${vars.size.hairline} solid ${vars.color.borderStrong};
  border-radius: ${vars.radius.control};
  background: ${vars.color.field};
  color: ${vars.color.text};
  transition: border-color ${vars.motion.fast} ${vars.motion.easing};

  &::placeholder {
    color: ${vars.color.textMuted};
    opacity: 1;
  }

  ${media.hover} {
    &:hover {
      border-color: ${vars.color.text};
    }
  }

  &:focus-visible {
    outline-offset: -1px;
  }

  &[aria-invalid='true'] {
    border-color: ${vars.color.dangerText};
    box-shadow: inset 0 0 0 ${vars.size.hairline} ${vars.color.dangerText};
  }

  &:disabled {
    background: ${vars.color.disabled};
    border-color: transparent;
    color: ${vars.color.onDisabled};
    cursor: not-allowed;
  }

  &:-webkit-autofill {
    -webkit-text-fill-color: ${vars.color.text};
    box-shadow: inset 0 0 0 100vmax ${vars.color.field};
  }
`;
