import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { externalIcon } from '../../primitives/Icon/topicIcons.ts';
import { vars } from '../../tokens/vars.ts';

const Root = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.size.target};
  color: ${vars.color.accentText};
  font-weight: ${vars.weight.strong};
  text-underline-offset: 0.2em;
`;

export interface ExternalLinkProps {
  readonly href: string;
  readonly children: string;
}

/** A link to another site. It opens a new tab and sends no referrer. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <Root href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon icon={externalIcon} />
    </Root>
  );
}
