import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconDrawing } from '../Icon/icon.types.ts';

/** What a badge says by its colour; its words say it too. */
export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

const { color } = vars;
const tones: Readonly<Record<BadgeTone, { readonly fill: string; readonly ink: string }>> = {
  neutral: { fill: color.sunken, ink: color.textMuted },
  accent: { fill: color.accentSubtle, ink: color.accentText },
  success: { fill: color.successSubtle, ink: color.successText },
  warning: { fill: color.warningSubtle, ink: color.warningText },
  danger: { fill: color.dangerSubtle, ink: color.dangerText },
  info: { fill: color.infoSubtle, ink: color.infoText },
};

const toneRules = Object.entries(tones)
  .map(([tone, { fill, ink }]) => `&[data-tone='${tone}'] { background: ${fill}; color: ${ink}; }`)
  .join('\n');

const Root = styled.span`
  ${typography('caption')}
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[1]};
  padding: ${vars.space[1]} ${vars.space[2]};
  border-radius: ${vars.radius.small};
  white-space: nowrap;
  ${toneRules}

  svg {
    inline-size: 1em;
    block-size: 1em;
    stroke-width: 2;
  }
`;

export interface BadgeProps {
  /** One or two words. */
  readonly children: string;
  readonly tone?: BadgeTone;
  readonly icon?: IconDrawing;
}

/**
 * The standing of a thing in a word.
 *
 * - When: beside the thing's name, where the word decides what one does with it.
 * - When not: a button, or a count of what is new.
 */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <Root data-tone={tone}>
      {icon && <Icon icon={icon} />}
      {children}
    </Root>
  );
}
