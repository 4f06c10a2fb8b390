import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { externalIcon } from '../../primitives/Icon/topicIcons.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { stretchedLink } from '../stretchedLink.ts';

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${vars.space[1]} ${vars.space[4]};
  padding: ${vars.space[5]};
  border: ${vars.size.hairline} solid ${vars.color.metal};
  border-radius: ${vars.radius.card};
  background: linear-gradient(120deg, ${vars.color.heroFrom}, ${vars.color.heroTo});
  color: ${vars.color.onHero};

  & > svg {
    grid-area: 1 / 2 / span 2;
    color: ${vars.color.metal};
  }

  &:has(a:focus-visible) {
    outline: ${vars.size.outline} solid ${vars.color.focus};
    outline-offset: ${vars.size.outline};
  }
`;

const Title = styled.h3`
  ${typography('subheading')}
  overflow-wrap: break-word;
  ${stretchedLink}
`;

const Words = styled.p`
  ${typography('small')}
  color: ${vars.color.onHeroMuted};
  overflow-wrap: break-word;
`;

/** Props of `OnlineGamingCta`. */
export interface OnlineGamingCtaProps {
  readonly title: string;
  readonly text: string;
  /** The address of the online games. Leave it out for a text without a link. */
  readonly href?: string | undefined;
  /** The level of the heading in the page's outline. */
  readonly headingLevel?: 'h2' | 'h3';
}

/**
 * An invitation to the group's online games. The link opens in a new window, because it leaves the app.
 *
 * - When: `OnlineGamingCTAContent` of the member service, below the main content.
 * - When not: news of the casino, which is a `NewsFeed`.
 */
export function OnlineGamingCta({ title, text, href, headingLevel = 'h3' }: OnlineGamingCtaProps) {
  return (
    <Root>
      <Title as={headingLevel}>
        {href ? (
          <a href={href} target="_blank" rel="noreferrer">
            {title}
          </a>
        ) : (
          title
        )}
      </Title>
      <Words>{text}</Words>
      {href && <Icon icon={externalIcon} />}
    </Root>
  );
}
