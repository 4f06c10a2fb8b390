import { css } from 'styled-components';
import { media } from '../tokens/scale.ts';
import { typography, vars } from '../tokens/vars.ts';

/** An item of the top navigation, on the hero's colours: a link, or the button of a menu. */
export const navigationItemStyle = css`
  ${typography('label')}
  --item-padding: 0.375rem;
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[1]};
  min-block-size: ${vars.size.target};
  padding-inline: var(--item-padding);
  white-space: nowrap;
  border-radius: ${vars.radius.control};
  color: ${vars.color.onHeroMuted};
  text-decoration: none;
  transition: color ${vars.motion.fast} ${vars.motion.easing};

  ${media.medium} {
    --item-padding: ${vars.space[3]};
  }

  ${media.hover} {
    &:hover {
      color: ${vars.color.onHero};
    }
  }

  &[aria-expanded='true'],
  &[aria-current='page'],
  &[data-current] {
    color: ${vars.color.onHero};
  }

  &:focus-visible {
    outline-color: ${vars.color.metal};
  }

  &[aria-current='page']::after,
  &[data-current]::after {
    content: '';
    position: absolute;
    inset-inline: var(--item-padding);
    inset-block-end: ${vars.space[1]};
    block-size: ${vars.size.outline};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.metal};

    ${media.forcedColors} {
      background: Highlight;
    }
  }
`;
