import { useId } from 'react';
import { NewsFeed } from '../../components/NewsFeed/NewsFeed.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { NewsProps } from './Home.types.ts';
import { OnlineGaming } from './OnlineGaming.tsx';

/** The news in a card, above the links to online gaming. */
export function NewsDesktop({ news, onlineGaming }: NewsProps) {
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
      <OnlineGaming items={onlineGaming} />
    </Stack>
  );
}
