import type { MouseEvent, Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { vars } from '../../tokens/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconDrawing } from '../Icon/icon.types.ts';

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${vars.size.target};
  block-size: ${vars.size.target};
  border-radius: ${vars.radius.pill};
  color: inherit;
  transition: background-color ${vars.motion.fast} ${vars.motion.easing};

  ${media.hover} {
    &:hover {
      background: color-mix(in srgb, currentColor 12%, transparent);
    }
  }

  &:active {
    background: color-mix(in srgb, currentColor 20%, transparent);
  }

  &:disabled {
    color: ${vars.color.onDisabled};
    background: none;
    cursor: not-allowed;
  }
`;

/** Props of `IconButton`. */
export interface IconButtonProps {
  /** The action. It is the button's accessible name and its tooltip. */
  readonly label: string;
  readonly icon: IconDrawing;
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-controls'?: string;
}

/**
 * A button with an icon and no text, in the colour of the surrounding text.
 *
 * - When: an action with a widely known icon, such as closing.
 * - When not: text would fit. Use a `Button`.
 */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <Root {...rest} type="button" aria-label={label} title={label}>
      <Icon icon={icon} size="large" />
    </Root>
  );
}
