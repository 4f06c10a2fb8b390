import { styled } from 'styled-components';
import { useLang } from '../../components/RichText/useLang.ts';
import { VenueHeader } from '../../components/VenueHeader/VenueHeader.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { phoneIcon } from '../../primitives/Icon/contactIcons.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { useHeadingLevel } from '../../shell/titleBarContext.ts';
import { vars } from '../../tokens/vars.ts';
import { AddressCard } from '../shared/AddressCard.tsx';
import { InfoCard } from '../shared/InfoCard.tsx';
import { OpeningHours } from '../shared/OpeningHours.tsx';
import { telephoneHref } from '../shared/telephoneHref.ts';
import { useEveningWords } from '../shared/useEveningWords.tsx';
import { openingWords } from '../shared/venueOpening.ts';
import { MyCasinoDesktop } from './MyCasino.desktop.tsx';
import { MyCasinoMobile } from './MyCasino.mobile.tsx';
import type { MyCasinoScreenProps, MyCasinoState } from './MyCasino.types.ts';
import { OtherVenues } from './OtherVenues.tsx';

const Rules = styled.ol`
  display: grid;
  gap: ${vars.space[3]};
  padding-inline-start: ${vars.space[5]};
  list-style: decimal;

  li::marker {
    color: ${vars.color.metalText};
  }
`;

type VenueGuideProps = Pick<MyCasinoScreenProps, 'layout' | 'links'> &
  Omit<Extract<MyCasinoState, { status: 'ready' }>, 'status'>;

/** The member's casino: its facts, links and rules, then the other casinos of the group. */
export function VenueGuide({ layout, venue, otherVenues, links }: VenueGuideProps) {
  const { casinoLife, rewards } = useMessages();
  const words = casinoLife.myCasino;
  const lang = useLang(venue.locale);
  const level = useHeadingLevel();
  const evening = useEveningWords(venue.tonight, venue.kitchenUntil);
  const Frame = layout === 'desktop' ? MyCasinoDesktop : MyCasinoMobile;
  return (
    <>
      <VenueHeader
        name={venue.name}
        emblem={venue.emblem}
        intro={venue.intro}
        locale={venue.locale}
        now={venue.opening && openingWords(rewards, venue.opening)}
        tonight={
          evening === null
            ? null
            : { text: evening, ...(venue.tonight && { href: venue.tonight.href }) }
        }
        sky={venue.sky}
        lit={venue.opening !== null && venue.opening.status !== 'closed'}
        headingLevel={level}
      />
      <Frame
        facts={
          <>
            <InfoCard title={words.hours}>
              <OpeningHours times={venue.openingHours} lang={lang} />
            </InfoCard>
            <AddressCard address={venue.address} mapUrl={venue.mapUrl} />
            <InfoCard title={words.contact}>
              <ButtonLink block icon={phoneIcon} href={telephoneHref(venue.telephone)}>
                {words.call(venue.telephone)}
              </ButtonLink>
              <TextLink standalone href={`mailto:${venue.email}`}>
                {venue.email}
              </TextLink>
            </InfoCard>
          </>
        }
        guide={
          <Stack gap={6}>
            <InfoCard title={words.links}>
              <Stack direction="row" gap={3} wrap>
                {links.map(({ label, href }) => (
                  <ButtonLink key={href} variant="secondary" href={href}>
                    {label}
                  </ButtonLink>
                ))}
              </Stack>
            </InfoCard>
            {venue.rules.length > 0 && (
              <InfoCard title={words.rules}>
                <Rules lang={lang}>
                  {venue.rules.map((rule) => (
                    <li key={rule}>{rule}</li>
                  ))}
                </Rules>
              </InfoCard>
            )}
            {otherVenues.length > 0 && <OtherVenues venues={otherVenues} />}
          </Stack>
        }
      />
    </>
  );
}
