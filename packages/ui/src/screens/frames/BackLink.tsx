import { styled } from 'styled-components';
import { arrowLeftIcon } from '../../primitives/Icon/controlIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { typography, vars } from '../../tokens/vars.ts';

const Root = styled.a`
  ${typography('label')}
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${vars.space[2]};
  min-block-size: ${vars.size.target};
  border-radius: ${vars.radius.small};
  color: ${vars.color.accentText};
  text-underline-offset: 0.2em;
`;

export interface BackLinkProps {
  readonly href: string;
  /** The name of the page above. */
  readonly children: string;
}

/** The way back to the page above, on a page without a title bar. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Root href={href}>
      <Icon icon={arrowLeftIcon} />
      {children}
    </Root>
  );
}
