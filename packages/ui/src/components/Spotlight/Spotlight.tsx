import { styled } from 'styled-components';
import { EventArtwork } from '../../artwork/EventArtwork.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { EventStandingBadge } from '../EventCard/EventStandingBadge.tsx';
import type { EventSummary } from '../EventCard/event.types.ts';
import { useEventTimes } from '../EventCard/useEventTimes.ts';
import { useLang } from '../RichText/useLang.ts';
import { stretchedLink } from '../stretchedLink.ts';
import { WIDE, WIDE_HEIGHT } from './spotlightStyle.ts';

const Root = styled.article`
  container-type: inline-size;
  position: relative;
  border-radius: ${vars.radius.sheet};
  background: ${vars.color.heroTo};
  color: ${vars.color.onHero};
  box-shadow: ${vars.shadow.middle};
  overflow: clip;

  &:has(a:focus-visible) {
    outline: ${vars.size.outline} solid ${vars.color.focus};
    outline-offset: ${vars.size.outline};
  }
`;

const Stage = styled.div`
  display: grid;

  ${WIDE} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
    min-block-size: ${WIDE_HEIGHT};
  }
`;

const Picture = styled.div`
  position: relative;
  min-block-size: 11rem;

  & > svg {
    position: absolute;
    inset: 0;
  }
`;

const Body = styled.div`
  display: grid;
  align-content: center;
  gap: ${vars.space[3]};
  padding: ${vars.space[6]} ${vars.space[5]};

  ${WIDE} {
    padding: clamp(${vars.space[6]}, 5cqi, ${vars.space[12]});
  }
`;

const Kicker = styled.p`
  ${typography('overline')}
  color: ${vars.color.metal};
`;

const Title = styled.h2`
  ${typography('title')}
  overflow-wrap: anywhere;
  ${stretchedLink}
`;

const Words = styled.p`
  max-inline-size: 44ch;
  color: ${vars.color.onHeroMuted};
`;

const When = styled.p`
  ${typography('smallStrong', { tabular: true })}
`;

/** Props of `Spotlight`. */
export interface SpotlightProps {
  readonly event: EventSummary;
}

/**
 * The featured event of a page. The link covers the whole area.
 *
 * - When: once per page, for `tv.spotlightEvent`.
 * - When not: in a list, which has `EventCard`s.
 */
export function Spotlight({ event }: SpotlightProps) {
  const words = useMessages().casinoLife.event;
  const times = useEventTimes(event);
  const lang = useLang(event.locale);
  return (
    <Root>
      <Stage>
        <Picture>
          <EventArtwork kind={event.kind} seed={event.id} />
        </Picture>
        <Body>
          <Kicker>{words.spotlight}</Kicker>
          <Title>
            <a href={event.href} lang={lang}>
              {event.title}
            </a>
          </Title>
          <When>
            <time dateTime={event.startsAt}>{times.date}</time>
            <br />
            {times.hours}
          </When>
          <Words lang={lang}>{event.summary}</Words>
          <div>
            <EventStandingBadge standing={event.standing} />
          </div>
        </Body>
      </Stage>
    </Root>
  );
}
