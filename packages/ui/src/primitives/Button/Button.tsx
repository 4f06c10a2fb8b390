import type { MouseEvent, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import type { IconDrawing } from '../Icon/icon.types.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { type ButtonVariant, buttonStyle } from './buttonLooks.ts';

const Root = styled.button`
  ${buttonStyle}
`;

export interface ButtonProps {
  /** What it does, in the fewest words. */
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly type?: 'button' | 'submit';
  readonly icon?: IconDrawing;
  /** Under way: it keeps its place and its focus, and does nothing more until it ends. */
  readonly busy?: boolean;
  /** What it says while it is busy, in place of `children`; the same words as before without it. */
  readonly busyLabel?: string;
  readonly disabled?: boolean;
  /** As wide as what holds it. */
  readonly block?: boolean;
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-controls'?: string;
  /** The id of what says more, such as why it is disabled. */
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-haspopup'?: 'menu' | 'dialog';
}

/**
 * Does something on this page.
 *
 * - When: one primary action a screen, and quieter ones beside it.
 * - When not: what leads to another page, which is a `ButtonLink` or `TextLink`.
 */
export function Button({
  children,
  variant = 'primary',
  type = 'button',
  icon,
  busy = false,
  busyLabel,
  block = false,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...rest}
      type={type}
      onClick={press}
      data-variant={variant}
      data-block={block || undefined}
      data-busy-label={busyLabel}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    >
      {busy ? <Spinner /> : icon && <Icon icon={icon} />}
      {(busy && busyLabel) || children}
    </Root>
  );
}
