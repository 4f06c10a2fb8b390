import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { clockIcon } from '../../primitives/Icon/topicIcons.ts';
import { typography, vars } from '../../tokens/vars.ts';

const Root = styled.a`
  ${typography('smallStrong', { tabular: true })}
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.size.target};
  padding: ${vars.space[2]} ${vars.space[3]};
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.card};
  background: ${vars.color.surface};
  box-shadow: ${vars.shadow.low};
  text-decoration: none;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    color: ${vars.color.metalText};
  }
`;

/** A line about points that end, as a link to the statement. */
export function EndingPointsLine({
  href,
  children,
}: {
  readonly href: string;
  readonly children: ReactNode;
}) {
  return (
    <Root href={href}>
      <Icon icon={clockIcon} />
      {children}
    </Root>
  );
}
