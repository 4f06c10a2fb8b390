import type { MouseEvent, Ref } from 'react';
import { styled } from 'styled-components';
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

  &:hover {
    background: color-mix(in srgb, currentColor 12%, transparent);
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

export interface IconButtonProps {
  /** What it does; read aloud and shown as a tooltip. */
  readonly label: string;
  readonly icon: IconDrawing;
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-controls'?: string;
}

/**
 * A button that is only a picture, in the colour around it.
 *
 * - When: actions that everybody knows by sight, such as closing.
 * - When not: where there is room for the word.
 */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <Root {...rest} type="button" aria-label={label} title={label}>
      <Icon icon={icon} size="large" />
    </Root>
  );
}
