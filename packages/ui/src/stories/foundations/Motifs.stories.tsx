import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { DISH_KINDS, DishArtwork } from '../../artwork/DishArtwork.tsx';
import { EVENT_KINDS, EventArtwork } from '../../artwork/EventArtwork.tsx';
import { OFFER_CATEGORIES, OfferArtwork } from '../../artwork/OfferArtwork.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { vars } from '../../tokens/vars.ts';
import { shapesOutside } from './shapesOutside.ts';

const meta = { title: 'Foundations/Motifs', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The frames in which pictures appear, in pixels. */
const FRAMES = [
  { of: 'a section of a menu', width: 64, height: 64 },
  { of: 'an offer on a phone', width: 72, height: 72 },
  { of: 'the stub of a voucher', width: 88, height: 150 },
  { of: 'an event in a list', width: 104, height: 168 },
  { of: 'an event in a narrow list', width: 200, height: 80 },
  { of: 'a promotion', width: 328, height: 128 },
  { of: 'an event of the spotlight', width: 328, height: 176 },
] as const;

const Frame = styled.div<{ $width: number; $height: number }>`
  flex: none;
  inline-size: ${({ $width }) => $width}px;
  block-size: ${({ $height }) => $height}px;
  border-radius: ${vars.radius.card};
  overflow: clip;
`;

interface Motif {
  readonly name: string;
  readonly picture: ReactNode;
}

const MOTIFS: readonly Motif[] = [
  ...EVENT_KINDS.map((kind) => ({
    name: kind,
    picture: <EventArtwork kind={kind} seed="motif" />,
  })),
  ...[...OFFER_CATEGORIES, null].map((category) => ({
    name: `offer: ${category ?? 'none'}`,
    picture: <OfferArtwork category={category} seed="motif" />,
  })),
  ...DISH_KINDS.map((kind) => ({
    name: `dish: ${kind}`,
    picture: <DishArtwork kind={kind} seed="motif" />,
  })),
];

/** Some motifs load after the frame, and hundreds take seconds on a busy machine. */
async function drawn(canvasElement: HTMLElement): Promise<SVGSVGElement[]> {
  const pictures = [...canvasElement.querySelectorAll<SVGSVGElement>('svg[data-engraving]')];
  const isEmpty = (svg: SVGSVGElement) => svg.childElementCount === 0;
  await waitFor(() => expect(pictures.filter(isEmpty)).toEqual([]), { timeout: 10_000 });
  return pictures;
}

/** Each motif in every frame. One drawing serves all, because a picture is shown whole in the middle of its frame. */
export const EverySize: Story = {
  render: () => (
    <Stack gap={6}>
      {MOTIFS.map(({ name, picture }) => (
        <Stack key={name} gap={2}>
          <Text variant="caption">{name}</Text>
          <Stack direction="row" gap={3} wrap>
            {FRAMES.map(({ of, width, height }) => (
              <Frame key={of} $width={width} $height={height}>
                {picture}
              </Frame>
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
  },
};

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** No shape of a motif leaves its box, for any seed. Shapes of the ground can. */
export const InsideTheirBox: Story = {
  tags: ['!dev'],
  render: () => (
    <Stack direction="row" gap={1} wrap>
      {SEEDS.flatMap((seed) => [
        ...EVENT_KINDS.map((kind) => (
          <Frame key={`${kind} ${seed}`} $width={100} $height={100}>
            <EventArtwork kind={kind} seed={seed} />
          </Frame>
        )),
        ...OFFER_CATEGORIES.map((category) => (
          <Frame key={`offer ${category} ${seed}`} $width={100} $height={100}>
            <OfferArtwork category={category} seed={seed} />
          </Frame>
        )),
        ...DISH_KINDS.map((kind) => (
          <Frame key={`dish ${kind} ${seed}`} $width={100} $height={100}>
            <DishArtwork kind={kind} seed={seed} />
          </Frame>
        )),
      ])}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const pictures = await drawn(canvasElement);
    await expect(pictures.flatMap(shapesOutside)).toEqual([]);
  },
};
