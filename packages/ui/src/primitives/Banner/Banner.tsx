import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { typography, vars } from '../../tokens/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconDrawing } from '../Icon/icon.types.ts';
import { alertIcon, infoIcon, successIcon } from '../Icon/statusIcons.ts';

/** The meaning of a banner. It selects the colour and the icon. */
export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

const { color } = vars;
const tones: Readonly<
  Record<BannerTone, { readonly fill: string; readonly ink: string; readonly icon: IconDrawing }>
> = {
  info: { fill: color.infoSubtle, ink: color.infoText, icon: infoIcon },
  success: { fill: color.successSubtle, ink: color.successText, icon: successIcon },
  warning: { fill: color.warningSubtle, ink: color.warningText, icon: alertIcon },
  danger: { fill: color.dangerSubtle, ink: color.dangerText, icon: alertIcon },
};

const toneRules = Object.entries(tones)
  .map(
    ([tone, { fill, ink }]) =>
      `&[data-tone='${tone}'] { background: ${fill}; & > svg { color: ${ink}; } }`,
  )
  .join('\n');

const Root = styled.div`
  ${typography('small')}
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${vars.space[1]} ${vars.space[3]};
  padding: ${vars.space[4]};
  border-radius: ${vars.radius.control};
  color: ${vars.color.text};
  ${toneRules}
`;

const Body = styled.div`
  display: grid;
  gap: ${vars.space[1]};
  min-inline-size: 0;
`;

const Title = styled.p`
  ${typography('label')}
`;

/** Props of `Banner`. */
export interface BannerProps {
  readonly tone?: BannerTone;
  readonly title?: string;
  readonly children: ReactNode;
  /** A button or link that resolves the message. */
  readonly action?: ReactNode;
  /**
   * `alert` for an error that has just occurred, `status` for other changes. Leave it out if the banner is part of
   * the page from the start.
   */
  readonly role?: 'alert' | 'status';
  /** For `aria-describedby` of another element, such as a disabled button that the banner explains. */
  readonly id?: string;
}

/**
 * A message in the flow of the page. It stays while the condition lasts.
 *
 * - When: a form has an error, or a condition limits the page, such as being offline.
 * - When not: a brief confirmation, which is a toast.
 */
export function Banner({ tone = 'info', title, children, action, role, id }: BannerProps) {
  return (
    <Root id={id} data-tone={tone} role={role}>
      <Icon icon={tones[tone].icon} />
      <Body>
        {title && <Title>{title}</Title>}
        <div>{children}</div>
        {action && <div>{action}</div>}
      </Body>
    </Root>
  );
}
