import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MemberCardSkeleton } from '../../components/MemberCard/MemberCardSkeleton.tsx';
import { SpotlightSkeleton } from '../../components/Spotlight/SpotlightSkeleton.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Layout } from '../../tokens/layouts.ts';
import { media } from '../../tokens/scale.ts';
import { vars } from '../../tokens/vars.ts';
import type { HomeParts } from './HomeParts.ts';
import { OffersPreviewSkeleton } from './OffersPreview.tsx';

/** A line of the greeting. */
const HeroLine = styled.span`
  display: block;
  inline-size: min(18rem, 90%);
  block-size: ${vars.space[10]};
  border-radius: ${vars.radius.small};
  background: ${vars.color.pattern};

  & + & {
    inline-size: min(13rem, 70%);
    block-size: ${vars.space[5]};
  }

  ${media.desktop} {
    block-size: 3.375rem;

    & + & {
      block-size: ${vars.space[8]};
    }
  }
`;

const TextSkeleton = () => (
  <Card>
    <Stack gap={4}>
      <Skeleton width="50%" height="1.5rem" />
      <Skeleton height="1rem" />
      <Skeleton width="70%" height="1rem" />
    </Stack>
  </Card>
);

/** The skeleton of Home. The wallet buttons need no data, so they are there from the start and do not move the page. */
export const homeSkeleton = (layout: Layout, wallet: ReactNode): HomeParts => ({
  greeting: (
    <Stack gap={3}>
      <HeroLine />
      <HeroLine />
    </Stack>
  ),
  card: <MemberCardSkeleton />,
  wallet,
  standing: (
    <Card>
      <Stack gap={4}>
        <Skeleton width="40%" height="1.5rem" />
        <Skeleton height="2.75rem" />
        <Skeleton width="70%" height="1.5rem" />
        <Skeleton height="6.25rem" />
      </Stack>
    </Card>
  ),
  offers: (
    <Stack gap={6}>
      <Skeleton width="min(15rem, 70%)" height="1.75rem" />
      <OffersPreviewSkeleton layout={layout} />
    </Stack>
  ),
  spotlight: <SpotlightSkeleton />,
  games: <TextSkeleton />,
  news: <TextSkeleton />,
});
