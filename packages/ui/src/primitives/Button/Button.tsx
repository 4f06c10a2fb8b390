import type { MouseEvent, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import type { IconDrawing } from '../Icon/icon.types.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { type ButtonVariant, buttonStyle } from './buttonStyle.ts';

const Root = styled.button`
  ${buttonStyle}
`;

/** Props of `Button`. */
export interface ButtonProps {
  /** The action, in as few words as possible. */
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly type?: 'button' | 'submit';
  readonly icon?: IconDrawing;
  /** True while the action runs. The button keeps its position and its focus, and ignores further presses. */
  readonly busy?: boolean;
  /** Replaces `children` while `busy` is true. By default, the text stays the same. */
  readonly busyLabel?: string;
  /** False hides the spinner of `busy`, beside motion that shows the same. */
  readonly spinner?: boolean;
  readonly disabled?: boolean;
  /** Takes the full width of the container. */
  readonly block?: boolean;
  /** Not called while `busy` is true. */
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-controls'?: string;
  /** The id of a description, such as the reason why the button is disabled. */
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-haspopup'?: 'menu' | 'dialog';
}

/**
 * Performs an action on the current page.
 *
 * - When: an action. Use one `primary` button per screen, and quieter variants beside it.
 * - When not: navigation to another page, which is a `ButtonLink` or a `TextLink`.
 */
export function Button({
  children,
  variant = 'primary',
  type = 'button',
  icon,
  busy = false,
  busyLabel,
  spinner = true,
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
      {busy && spinner ? <Spinner /> : icon && <Icon icon={icon} />}
      <span>{(busy && busyLabel) || children}</span>
    </Root>
  );
}
