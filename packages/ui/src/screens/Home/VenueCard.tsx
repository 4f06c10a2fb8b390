import { styled } from 'styled-components';
import { VenueEmblem } from '../../artwork/VenueEmblem.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { typography, vars } from '../../tokens/vars.ts';
import { openingWords } from '../shared/venueOpening.ts';
import type { HomeVenue } from './Home.types.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: ${vars.space[16]} minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space[4]};
`;

const Label = styled.h2`
  ${typography('smallStrong')}
  color: ${vars.color.textMuted};
`;

const Name = styled.p`
  ${typography('subheading')}
`;

const Opening = styled.p`
  ${typography('small')}
  color: ${vars.color.textMuted};
`;

/** The member's home casino, and until when it is open. */
export function VenueCard({ venue }: { readonly venue: HomeVenue }) {
  const { rewards } = useMessages();
  const { opening } = venue;
  return (
    <Card>
      <Row>
        <VenueEmblem name={venue.emblem} />
        <div>
          <Label>{rewards.home.venueTitle}</Label>
          <Name>{venue.name}</Name>
          {opening && <Opening>{openingWords(rewards, opening)}</Opening>}
        </div>
      </Row>
    </Card>
  );
}
