import { useId } from 'react';
import { styled } from 'styled-components';
import { NewsFeed, type NewsItem } from '../../components/NewsFeed/NewsFeed.tsx';
import { OnlineGamingCta } from '../../components/OnlineGamingCta/OnlineGamingCta.tsx';
import { stretchedLink } from '../../components/stretchedLink.ts';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { Layout } from '../../tokens/layouts.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { Shelf } from './Shelf.tsx';

const Item = styled.li`
  position: relative;
  align-content: start;
  padding: ${vars.space[4]};
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.card};
  background: ${vars.color.surface};
  overflow-wrap: anywhere;

  h3 {
    ${typography('bodyStrong')}
    ${stretchedLink}
  }

  p {
    ${typography('small')}
    margin-block-start: ${vars.space[1]};
    color: ${vars.color.textMuted};
  }

  &:has(a:focus-visible) {
    outline: ${vars.size.outline} solid ${vars.color.focus};
    outline-offset: ${vars.size.outline};
  }
`;

export interface NewsProps {
  readonly layout: Layout;
  readonly news: readonly NewsItem[];
  readonly onlineGaming: readonly NewsItem[];
}

/** The news of the member's casino and its links to online gaming. Specification section 3. */
export function News({ layout, news, onlineGaming }: NewsProps) {
  const { home } = useMessages().rewards;
  const id = useId();
  if (layout === 'mobile' && news.length > 0) {
    return (
      <section aria-labelledby={id}>
        <SectionHeading id={id} title={home.newsTitle} />
        <Shelf>
          {news.map(({ id: itemId, title, text, href }) => (
            <Item key={itemId}>
              <h3>{href ? <a href={href}>{title}</a> : title}</h3>
              <p>{text}</p>
            </Item>
          ))}
          {onlineGaming.map((item) => (
            <li key={item.id}>
              <OnlineGamingCta title={item.title} text={item.text} href={item.href} />
            </li>
          ))}
        </Shelf>
      </section>
    );
  }
  return (
    <Stack gap={4}>
      {news.length > 0 && (
        <Card as="section" labelledBy={id}>
          <Text as="h2" id={id} variant="subheading">
            {home.newsTitle}
          </Text>
          <NewsFeed items={news} />
        </Card>
      )}
      {onlineGaming.map((item) => (
        <OnlineGamingCta
          key={item.id}
          title={item.title}
          text={item.text}
          href={item.href}
          headingLevel="h2"
        />
      ))}
    </Stack>
  );
}
