import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import type { IconDrawing } from '../Icon/icon.types.ts';
import { type ButtonVariant, buttonStyle } from './buttonStyle.ts';

const Root = styled.a`
  ${buttonStyle}
`;

/** Props of `ButtonLink`. */
export interface ButtonLinkProps {
  readonly children: ReactNode;
  readonly href: string;
  readonly variant?: ButtonVariant;
  readonly icon?: IconDrawing;
  /** Takes the full width of the container. */
  readonly block?: boolean;
}

/**
 * A link that looks like a button.
 *
 * - When: the main way onward from a page.
 * - When not: a link in a sentence, which is a `TextLink`.
 */
export function ButtonLink({
  children,
  href,
  variant = 'primary',
  icon,
  block = false,
}: ButtonLinkProps) {
  return (
    <Root href={href} data-variant={variant} data-block={block || undefined}>
      {icon && <Icon icon={icon} />}
      {children}
    </Root>
  );
}
