import { useId } from 'react';
import { styled } from 'styled-components';
import { chanceWords } from '../../components/GameList/gameWords.ts';
import { useToLang } from '../../components/RichText/useLang.ts';
import { stretchedLink } from '../../components/stretchedLink.ts';
import type { Formatters } from '../../i18n/formatters.ts';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import type { Messages } from '../../i18n/messages.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import type { HomePlan } from './Home.types.ts';

const List = styled.ul`
  margin-block: ${vars.space[2]} calc(-1 * ${vars.space[3]});
`;

const Plan = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${vars.space[4]};
  min-block-size: ${vars.size.target};
  padding-block: ${vars.space[2]};
  overflow-wrap: anywhere;

  /* The link covers the row without its border. */
  & + & {
    min-block-size: calc(${vars.size.target} + ${vars.size.hairline});
    border-block-start: ${vars.size.hairline} solid ${vars.color.border};
  }

  &:has(a:focus-visible) {
    outline: ${vars.size.outline} solid ${vars.color.focus};
  }
`;

const Title = styled.p`
  ${typography('bodyStrong')}
  ${stretchedLink}
`;

const When = styled.p`
  ${typography('small', { tabular: true })}
  color: ${vars.color.textMuted};

  &::first-letter {
    text-transform: uppercase;
  }
`;

export interface PlansProps {
  /** At least one. */
  readonly plans: readonly HomePlan[];
}

/** What the member has arranged: their next events, the games that they have joined and the offers that end soon. */
export function Plans({ plans }: PlansProps) {
  const messages = useMessages();
  const formatters = useFormatters();
  const toLang = useToLang();
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Text as="h2" id={id} variant="subheading">
        {messages.rewards.home.plansTitle}
      </Text>
      <List>
        {plans.map((plan) => {
          const { key, href, title, locale, when } = planWords(plan, messages, formatters);
          return (
            <Plan key={key}>
              <Title lang={toLang(locale)}>
                {href === undefined ? title : <a href={href}>{title}</a>}
              </Title>
              {when !== null && <When>{when}</When>}
            </Plan>
          );
        })}
      </List>
    </Card>
  );
}

function planWords(plan: HomePlan, { games, rewards }: Messages, formatters: Formatters) {
  switch (plan.kind) {
    case 'event': {
      const { event } = plan;
      return { ...event, key: `event-${event.id}`, when: formatters.from(event.startsAt) };
    }
    case 'game': {
      const { game } = plan;
      const when = chanceWords(games, formatters, game.chance);
      return { ...game, key: `game-${game.id}`, title: game.name, when };
    }
    case 'offer': {
      const { offer } = plan;
      const when = rewards.offers.validUntil(formatters.until(offer.validUntil));
      return { ...offer, key: `offer-${offer.id}`, when };
    }
  }
}
