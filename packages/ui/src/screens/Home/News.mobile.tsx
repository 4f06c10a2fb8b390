import { useId } from 'react';
import { styled } from 'styled-components';
import { OnlineGamingCta } from '../../components/OnlineGamingCta/OnlineGamingCta.tsx';
import { stretchedLink } from '../../components/stretchedLink.ts';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { CardsMobile } from '../shared/Cards.mobile.tsx';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import type { NewsProps } from './Home.types.ts';
import { OnlineGaming } from './OnlineGaming.tsx';

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

/** News and links to online gaming beside each other. Without news, the links are one below another. */
export function NewsMobile({ news, onlineGaming }: NewsProps) {
  const { home } = useMessages().rewards;
  const id = useId();
  if (news.length === 0) {
    return (
      <Stack gap={4}>
        <OnlineGaming items={onlineGaming} />
      </Stack>
    );
  }
  const hasLinks = onlineGaming.length > 0 || news.some(({ href }) => href);
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={home.newsTitle} />
      <CardsMobile focusBy={hasLinks || news.length === 1 ? undefined : id}>
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
      </CardsMobile>
    </section>
  );
}
