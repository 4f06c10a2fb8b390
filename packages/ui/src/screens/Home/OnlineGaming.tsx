import type { NewsItem } from '../../components/NewsFeed/NewsFeed.tsx';
import { OnlineGamingCta } from '../../components/OnlineGamingCta/OnlineGamingCta.tsx';

/** The links to online gaming, each a section of the page. */
export function OnlineGaming({ items }: { readonly items: readonly NewsItem[] }) {
  return items.map(({ id, title, text, href }) => (
    <OnlineGamingCta key={id} title={title} text={text} href={href} headingLevel="h2" />
  ));
}
