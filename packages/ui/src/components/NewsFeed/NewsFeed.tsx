import { styled } from 'styled-components';
import { chevronRightIcon } from '../../primitives/Icon/controlIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { stretchedLink } from '../stretchedLink.ts';

const List = styled.ul`
  display: grid;
`;

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${vars.space[1]} ${vars.space[4]};
  padding-block: ${vars.space[4]};

  & + & {
    border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  }

  &:last-child {
    padding-block-end: 0;
  }

  & > svg {
    grid-area: 1 / 2 / span 2;
    color: ${vars.color.accentText};
  }

  &:has(a:focus-visible) {
    outline: ${vars.size.outline} solid ${vars.color.focus};
    outline-offset: calc(-1 * ${vars.size.outline});
  }
`;

const Title = styled.h3`
  ${typography('bodyStrong')}
  ${stretchedLink}
`;

const Words = styled.p`
  ${typography('small')}
  grid-column: 1;
  max-inline-size: ${vars.size.measure};
  color: ${vars.color.textMuted};
`;

/** A news item. */
export interface NewsItem {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The path of a page with more. Leave it out if there is none. */
  readonly href?: string | undefined;
}

/** Props of `NewsFeed`. */
export interface NewsFeedProps {
  /** The accessible name of the list. Leave it out if a heading above names the list. */
  readonly label?: string;
  /** At least one. */
  readonly items: readonly NewsItem[];
}

/**
 * Short news of a casino, one item below another.
 *
 * - When: announcements for every member, such as new opening hours.
 * - When not: an offer, which is a `VoucherCard`, or an item with a picture.
 */
export function NewsFeed({ label, items }: NewsFeedProps) {
  return (
    <List aria-label={label}>
      {items.map(({ id, title, text, href }) => (
        <Item key={id}>
          <Title>{href ? <a href={href}>{title}</a> : title}</Title>
          <Words>{text}</Words>
          {href && <Icon icon={chevronRightIcon} />}
        </Item>
      ))}
    </List>
  );
}
