import { styled } from 'styled-components';
import { VenueEmblem } from '../../artwork/VenueEmblem.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { CardGrid } from '../../primitives/Grid/CardGrid.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { vars } from '../../tokens/vars.ts';
import { ExternalLink } from '../shared/ExternalLink.tsx';
import { InfoCard } from '../shared/InfoCard.tsx';
import { telephoneHref } from '../shared/telephoneHref.ts';
import type { VenueInShort } from './MyCasino.types.ts';

const Venue = styled.li`
  display: grid;
  grid-template-columns: ${vars.space[12]} minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space[4]};
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space[5]};
`;

/** The addresses and telephone numbers of the other casinos of the group. */
export function OtherVenues({ venues }: { readonly venues: readonly VenueInShort[] }) {
  const words = useMessages().casinoLife.myCasino;
  return (
    <InfoCard title={words.others}>
      <Text tone="muted">{words.othersText}</Text>
      <CardGrid as="ul" size="small">
        {venues.map((venue) => (
          <Venue key={venue.id}>
            <VenueEmblem name={venue.emblem} />
            <div>
              <Text as="h3" variant="bodyStrong">
                {venue.name}
              </Text>
              <Text variant="small" tone="muted">
                {addressBelow(venue.name, venue.address).join(', ')}
              </Text>
              <Links>
                <TextLink standalone href={telephoneHref(venue.telephone)}>
                  {words.call(venue.telephone)}
                </TextLink>
                <ExternalLink href={venue.mapUrl}>{words.map}</ExternalLink>
              </Links>
            </div>
          </Venue>
        ))}
      </CardGrid>
    </InfoCard>
  );
}

/** The lines of an address that is shown below the name of the casino, without that name. */
function addressBelow(name: string, [first, ...rest]: readonly string[]): readonly string[] {
  return first === undefined || name.startsWith(first) ? rest : [first, ...rest];
}
