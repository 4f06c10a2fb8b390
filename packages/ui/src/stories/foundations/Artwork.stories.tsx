import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { appIconSvg } from '../../artwork/appIcon/appIconSvg.ts';
import { CardBack } from '../../artwork/CardBack.tsx';
import { DiningRoomArtwork } from '../../artwork/DiningRoomArtwork.tsx';
import { DISH_KINDS, DishArtwork } from '../../artwork/DishArtwork.tsx';
import { EmptyHand } from '../../artwork/EmptyHand.tsx';
import { EVENT_KINDS, EventArtwork } from '../../artwork/EventArtwork.tsx';
import { OFFER_CATEGORIES, OfferArtwork } from '../../artwork/OfferArtwork.tsx';
import { Suit } from '../../artwork/Suit.tsx';
import { type SuitName, suitPaths } from '../../artwork/suits.ts';
import { VenueArtwork } from '../../artwork/VenueArtwork.tsx';
import { VENUE_EMBLEMS, VenueEmblem } from '../../artwork/VenueEmblem.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { ThemeRoot } from '../../tokens/ThemeRoot.tsx';
import { TIERS } from '../../tokens/tiers.ts';
import { vars } from '../../tokens/vars.ts';

const meta = { title: 'Foundations/Artwork', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The back of each tier's card. The higher the tier, the richer the rosette. */
export const CardBacks: Story = {
  render: (_, { globals }) => (
    <Grid least="11rem" gap={6}>
      {TIERS.map((tier) => (
        <ThemeRoot key={tier} tier={tier} scheme={globals['scheme']}>
          <CardBack tier={tier} />
        </ThemeRoot>
      ))}
    </Grid>
  ),
};
export const Suits: Story = {
  render: () => (
    <Stack direction="row" gap={6} wrap>
      {(Object.keys(suitPaths) as SuitName[]).map((name) => (
        <Stack key={name} align="center" gap={2}>
          <Text variant="display" tone="metal" as="span">
            <Suit name={name} />
          </Text>
          <Text variant="caption" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Stack>
  ),
};
export const VenueEmblems: Story = {
  render: () => (
    <Grid least="9rem" gap={6}>
      {[...VENUE_EMBLEMS, 'any other'].map((name) => (
        <Stack key={name} gap={2} align="center">
          <VenueEmblem name={name} />
          <Text variant="caption" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

const Frame = styled.div`
  aspect-ratio: 16 / 10;
  border-radius: ${vars.radius.card};
  overflow: hidden;
`;

const Wide = styled(Frame)`
  aspect-ratio: 2;
`;

type Picture = readonly [name: string, picture: ReactNode];

/** A story of pictures in frames. */
const framed = (pictures: readonly Picture[], Holder = Frame): Story => ({
  render: () => (
    <Grid least={Holder === Wide ? '20rem' : '16rem'} gap={4}>
      {pictures.map(([name, picture]) => (
        <Holder key={name}>{picture}</Holder>
      ))}
    </Grid>
  ),
});

/** The seed varies each picture. `spent` removes the colour of past offers. */
export const Offers: Story = framed(
  OFFER_CATEGORIES.flatMap((category) =>
    ['a', 'b', 'spent'].map(
      (seed): Picture => [
        `${category} ${seed}`,
        <OfferArtwork key={seed} category={category} seed={seed} spent={seed === 'spent'} />,
      ],
    ),
  ),
);

const Small = styled.div`
  inline-size: 10rem;
`;

export const ForEmptyLists: Story = {
  tags: ['empty'],
  render: () => (
    <Small>
      <EmptyHand />
    </Small>
  ),
};

/** The app's icon. The maskable icon fills its square, because systems crop it to their own shape. */
export const AppIcon: Story = {
  render: () => (
    <Stack direction="row" gap={6} wrap align="center">
      {(['any', 'maskable', 'favicon'] as const).map((shape) => (
        <img
          key={shape}
          alt={shape}
          width={shape === 'favicon' ? 32 : 128}
          src={`data:image/svg+xml,${encodeURIComponent(appIconSvg(shape))}`}
        />
      ))}
    </Stack>
  ),
};

/** Each kind of event. The seed varies the picture. */
export const Events: Story = framed([
  ...EVENT_KINDS.flatMap((kind) =>
    ['a', 'b'].map(
      (seed): Picture => [`${kind} ${seed}`, <EventArtwork key={seed} kind={kind} seed={seed} />],
    ),
  ),
  ['spent', <EventArtwork key="spent" seed="drawn-by-its-seed" spent />],
]);

/** Each kind of dish. The seed varies the picture. */
export const Dishes: Story = framed(
  DISH_KINDS.flatMap((kind) =>
    ['a', 'b'].map(
      (seed): Picture => [`${kind} ${seed}`, <DishArtwork key={seed} kind={kind} seed={seed} />],
    ),
  ),
);

const HOUSES = ['orrery', 'lantern', 'tide', 'foundry', 'meridian', 'almanac'];

/** The houses of venues by night, while they are open. A venue without a house of its own gets a plain one. */
export const Venues: Story = framed(
  HOUSES.map((seed): Picture => [seed, <VenueArtwork key={seed} seed={seed} />]),
  Wide,
);

/** The houses by day and at twilight, closed and open. */
export const VenuesByDay: Story = framed(
  HOUSES.map((seed, index): Picture => {
    const sky = index % 2 === 0 ? 'day' : 'twilight';
    return [seed, <VenueArtwork key={seed} seed={seed} sky={sky} lit={index > 2} />];
  }),
  Wide,
);

/** The dining room of each house, with its emblem in the window. */
export const DiningRooms: Story = framed(
  HOUSES.map((seed): Picture => [seed, <DiningRoomArtwork key={seed} emblem={seed} />]),
  Wide,
);
