import { styled } from 'styled-components';
import { VenueArtwork, type VenueArtworkProps } from '../../artwork/VenueArtwork.tsx';
import { VenueEmblem } from '../../artwork/VenueEmblem.tsx';
import { typography, vars } from '../../tokens/vars.ts';

/** Wide enough for the house beside the name. */
const WIDE = '@container (inline-size >= 40rem)';

const Root = styled.div`
  container-type: inline-size;
  border-radius: ${vars.radius.sheet};
  background: ${vars.color.heroTo};
  color: ${vars.color.onHero};
  box-shadow: ${vars.shadow.middle};
  overflow: clip;
`;

const Front = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${WIDE} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  }
`;

const Picture = styled.div`
  position: relative;
  min-block-size: 11rem;

  & > svg {
    position: absolute;
    inset: 0;
  }

  ${WIDE} {
    min-block-size: 20rem;
  }
`;

const Plate = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[3]};
  padding: 0 ${vars.space[5]} ${vars.space[6]};

  ${WIDE} {
    align-content: center;
    gap: ${vars.space[4]};
    padding: ${vars.space[8]} clamp(${vars.space[6]}, 4cqi, ${vars.space[12]});
  }
`;

/** The emblem overlaps the lower edge of the house when the house is above it. */
const Emblem = styled.div`
  position: relative;
  inline-size: 5.5rem;
  margin-block-start: -3.25rem;
  border-radius: ${vars.radius.pill};
  box-shadow: ${vars.shadow.middle};

  ${WIDE} {
    margin-block-start: 0;
  }
`;

const Title = styled.h1`
  ${typography('title')}
  overflow-wrap: anywhere;
`;

const Words = styled.p`
  max-inline-size: ${vars.size.measure};
  color: ${vars.color.onHeroMuted};
`;

const Now = styled.p`
  ${typography('smallStrong')}
  color: ${vars.color.metal};
`;

/** Props of `VenueHeader`. */
export interface VenueHeaderProps extends Pick<VenueArtworkProps, 'sky' | 'lit'> {
  readonly name: string;
  /** The name of the venue's emblem. An unknown name shows a spade. */
  readonly emblem: string;
  /** An introduction of one or two sentences. */
  readonly intro: string;
  /** What counts now, such as until when the casino is open. */
  readonly now?: string | null;
  /** The level of the name in the page's outline. */
  readonly headingLevel?: 'h1' | 'h2';
}

/**
 * The house of a casino, with its emblem and its name, in the light of the hour. The name is a heading.
 *
 * - When: once, on the page of that casino.
 * - When not: a list of casinos, which shows emblems only.
 */
export function VenueHeader({
  name,
  emblem,
  intro,
  now = null,
  headingLevel = 'h1',
  ...light
}: VenueHeaderProps) {
  return (
    <Root>
      <Front>
        <Picture>
          <VenueArtwork seed={emblem} {...light} />
        </Picture>
        <Plate>
          <Emblem>
            <VenueEmblem name={emblem} />
          </Emblem>
          <Title as={headingLevel}>{name}</Title>
          {now !== null && <Now>{now}</Now>}
          <Words>{intro}</Words>
        </Plate>
      </Front>
    </Root>
  );
}
