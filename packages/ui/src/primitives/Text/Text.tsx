import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type TypeToken, typeScale } from '../../tokens/type.ts';
import { typography, vars } from '../../tokens/vars.ts';

/** A text colour that is legal on every surface. */
export type TextTone = 'default' | 'muted' | 'accent' | 'metal' | 'success' | 'danger' | 'inherit';

const tones: Readonly<Record<TextTone, string>> = {
  default: vars.color.text,
  muted: vars.color.textMuted,
  accent: vars.color.accentText,
  metal: vars.color.metalText,
  success: vars.color.successText,
  danger: vars.color.dangerText,
  inherit: 'inherit',
};

const roleRules = (Object.keys(typeScale) as TypeToken[])
  .map((role) => `&[data-variant='${role}'] { ${typography(role)} }`)
  .join('\n');

const toneRules = Object.entries(tones)
  .map(([tone, color]) => `&[data-tone='${tone}'] { color: ${color}; }`)
  .join('\n');

const Root = styled.p`
  ${roleRules}
  ${toneRules}

  &[data-tabular] {
    font-variant-numeric: tabular-nums;
  }

  &[data-measure] {
    max-inline-size: ${vars.size.measure};
  }
`;

/** Props of `Text`. */
export interface TextProps {
  readonly children: ReactNode;
  /** The role in the type scale. */
  readonly variant?: TypeToken;
  readonly as?: 'p' | 'span' | 'h1' | 'h2' | 'h3' | 'h4' | 'strong' | 'div' | 'dt' | 'dd';
  readonly tone?: TextTone;
  /** Gives all figures one width, for columns, points and money. */
  readonly tabular?: boolean;
  /** Limits the line to 72 characters. */
  readonly measure?: boolean;
  readonly id?: string;
}

/**
 * Text in a role of the type scale. `as` sets its element, and so its place in the document's outline.
 *
 * - When: text of a screen.
 * - When not: inside a component that styles its own elements with `typography()`.
 */
export function Text({
  children,
  variant = 'body',
  as = 'p',
  tone = 'default',
  tabular = false,
  measure = false,
  id,
}: TextProps) {
  return (
    <Root
      as={as}
      id={id}
      data-variant={variant}
      data-tone={tone}
      data-tabular={tabular || undefined}
      data-measure={measure || undefined}
    >
      {children}
    </Root>
  );
}
