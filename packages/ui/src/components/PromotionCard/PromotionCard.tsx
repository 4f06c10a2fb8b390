import { styled } from 'styled-components';
import { EventArtwork, type EventKind } from '../../artwork/EventArtwork.tsx';
import { eventTimes, type TimeSpan } from '../../i18n/eventTimes.ts';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import { Accordion } from '../../primitives/Accordion/Accordion.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { type Incentive, IncentiveTerms } from '../IncentiveTerms/IncentiveTerms.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { useLang } from '../RichText/useLang.ts';

const Root = styled.article`
  display: grid;
  grid-template-rows: 8rem 1fr;
  block-size: 100%;
  border: ${vars.size.hairline} solid ${vars.color.border};
  border-radius: ${vars.radius.card};
  background: ${vars.color.surface};
  box-shadow: ${vars.shadow.low};
  overflow: clip;
`;

const Body = styled.div`
  display: grid;
  grid-template-rows: auto auto auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
  padding: ${vars.space[5]};
`;

const Standing = styled.p`
  ${typography('small')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[2]} ${vars.space[3]};
  color: ${vars.color.textMuted};
`;

const Title = styled.h2`
  ${typography('heading')}
  overflow-wrap: anywhere;
`;

const Terms = styled.div`
  ${typography('small')}
  align-self: start;
  padding-inline-start: ${vars.space[4]};
  border-inline-start: ${vars.size.outline} solid ${vars.color.metalText};
  color: ${vars.color.textMuted};

  h3 {
    ${typography('smallStrong')}
    color: ${vars.color.text};
  }
`;

/** A promotion as lists show it. */
export interface Promotion extends TimeSpan {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Untrusted HTML. */
  readonly description: string;
  /** The significant conditions. They are always visible. */
  readonly terms: string;
  readonly incentive?: Incentive | undefined;
  readonly place: string;
  /** The language of its texts, a BCP 47 tag; that of the group if it is absent. */
  readonly locale?: string | undefined;
  /** The subject of its picture. */
  readonly kind: EventKind;
  readonly standing: 'upcoming' | 'on' | 'ends-soon';
}

/** Props of `PromotionCard`. */
export interface PromotionCardProps {
  readonly promotion: Promotion;
}

/**
 * A promotion with its dates and conditions. The details are in an accordion.
 *
 * - When: a promotion that runs for several days.
 * - When not: an event, which is an `EventCard`, or the member's own offer, which is a `VoucherCard`.
 */
export function PromotionCard({ promotion }: PromotionCardProps) {
  const words = useMessages().casinoLife.promotions;
  const lang = useLang(promotion.locale);
  const { locale, reader } = useFormatters();
  const { shortDate, lastDay } = eventTimes(locale, promotion, reader);
  return (
    <Root>
      <EventArtwork kind={promotion.kind} seed={promotion.id} />
      <Body>
        <Standing>
          <StandingBadge standing={promotion.standing} />
          <span>{words.dates(shortDate, lastDay)}</span>
        </Standing>
        <Title lang={lang}>{promotion.title}</Title>
        <p lang={lang}>{`${promotion.summary} ${promotion.place}.`}</p>
        <Terms>
          <h3>{words.terms}</h3>
          <p lang={lang}>{promotion.terms}</p>
          <IncentiveTerms incentive={promotion.incentive} />
        </Terms>
        <Accordion
          items={[
            {
              id: promotion.id,
              title: words.details,
              content: <RichText html={promotion.description} locale={promotion.locale} />,
            },
          ]}
        />
      </Body>
    </Root>
  );
}

function StandingBadge({ standing }: Pick<Promotion, 'standing'>) {
  const words = useMessages().casinoLife.promotions;
  switch (standing) {
    case 'on':
      return <Badge tone="success">{words.onNow}</Badge>;
    case 'ends-soon':
      return <Badge tone="warning">{words.endsSoon}</Badge>;
    case 'upcoming':
      return <Badge>{words.upcoming}</Badge>;
  }
}
