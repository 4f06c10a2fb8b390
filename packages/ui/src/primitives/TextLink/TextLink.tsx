import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { vars } from '../../tokens/vars.ts';

const Root = styled.a`
  color: ${vars.color.accentText};
  text-decoration: underline;
  text-decoration-thickness: ${vars.size.hairline};
  text-underline-offset: 0.2em;
  border-radius: ${vars.radius.small};

  ${media.hover} {
    &:hover {
      text-decoration-thickness: ${vars.size.outline};
    }
  }

  &[data-standalone] {
    display: inline-flex;
    align-items: center;
    min-block-size: ${vars.size.target};
    font-weight: ${vars.weight.strong};
    overflow-wrap: anywhere;
  }
`;

/** Props of `TextLink`. */
export interface TextLinkProps {
  readonly children: ReactNode;
  readonly href: string;
  /** For a link on a line of its own: it gets the height of a touch target. */
  readonly standalone?: boolean;
  /** Marks the link to the current page. */
  readonly 'aria-current'?: 'page';
}

/**
 * A link to another page.
 *
 * - When: in or after a sentence.
 * - When not: an action on the current page, which is a `Button`.
 */
export function TextLink({ standalone = false, ...rest }: TextLinkProps) {
  return <Root {...rest} data-standalone={standalone || undefined} />;
}
