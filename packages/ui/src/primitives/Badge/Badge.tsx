import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconDrawing } from '../Icon/icon.types.ts';

/**
 * The meaning of a badge's colour. The text states it too: colour is not the only sign. No tone follows the tier, because
 * the red of a King of Hearts would read as an error.
 */
export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

const { color } = vars;
const tones: Readonly<Record<BadgeTone, { readonly fill: string; readonly ink: string }>> = {
  neutral: { fill: color.sunken, ink: color.textMuted },
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

/** Props of `Badge`. */
export interface BadgeProps {
  /** One or two words. */
  readonly children: string;
  readonly tone?: BadgeTone;
  readonly icon?: IconDrawing;
}

/**
 * The status or category of an item, in one or two words.
 *
 * - When: beside the name of an item, if the status affects what the reader can do with it.
 * - When not: an action, which is a `Button`, or a count of new items.
 */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <Root data-tone={tone}>
      {icon && <Icon icon={icon} />}
      <span>{children}</span>
    </Root>
  );
}
