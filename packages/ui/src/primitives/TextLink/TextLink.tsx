import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';

const Root = styled.a`
  color: ${vars.color.accentText};
  text-decoration: underline;
  text-decoration-thickness: ${vars.size.hairline};
  text-underline-offset: 0.2em;
  border-radius: ${vars.radius.small};

  &:hover {
    text-decoration-thickness: ${vars.size.outline};
  }

  &[data-standalone] {
    display: inline-flex;
    align-items: center;
    min-block-size: ${vars.size.target};
    font-weight: ${vars.weight.strong};
    overflow-wrap: anywhere;
  }
`;

export interface TextLinkProps {
  readonly children: ReactNode;
  readonly href: string;
  /** On a line of its own: it gets the height of a target. */
  readonly standalone?: boolean;
  /** Marks the place the reader is at. */
  readonly 'aria-current'?: 'page';
}

/**
 * Leads to another page.
 *
 * - When: within a sentence or after it.
 * - When not: what acts on this page, which is a `Button`.
 */
export function TextLink({ standalone = false, ...rest }: TextLinkProps) {
  return <Root {...rest} data-standalone={standalone || undefined} />;
}
