import { useId } from 'react';
import { NewsFeed, type NewsItem } from '../../components/NewsFeed/NewsFeed.tsx';
import { OnlineGamingCta } from '../../components/OnlineGamingCta/OnlineGamingCta.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface NewsProps {
  readonly news: readonly NewsItem[];
  readonly onlineGaming: readonly NewsItem[];
}

/** The news of the member's casino and its links to online gaming. Specification section 3. */
export function News({ news, onlineGaming }: NewsProps) {
  const { home } = useMessages().rewards;
  const id = useId();
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
