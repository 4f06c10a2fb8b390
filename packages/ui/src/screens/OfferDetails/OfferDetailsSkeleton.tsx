import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { ArtworkFrame } from './ArtworkFrame.tsx';
import type { OfferDetailsParts } from './OfferDetailsParts.ts';

/** The skeleton of an offer's page. */
export const offerDetailsSkeleton: Omit<OfferDetailsParts, 'offersHref'> = {
  titleAs: 'h1',
  artwork: (
    <ArtworkFrame>
      <Skeleton height="100%" shape="card" />
    </ArtworkFrame>
  ),
  intro: (
    <Stack gap={2}>
      <Skeleton width="6rem" height="1.5rem" />
      <Skeleton width="90%" height="2.25rem" />
    </Stack>
  ),
  summary: <Skeleton height="1.25rem" />,
  facts: <Skeleton height="5rem" />,
  terms: (
    <Stack gap={2}>
      <Skeleton width="10rem" height="1.25rem" />
      <Skeleton height="1rem" />
      <Skeleton height="1rem" />
      <Skeleton width="60%" height="1rem" />
    </Stack>
  ),
  steps: <Skeleton height="12rem" shape="card" />,
  qr: <Skeleton height="calc(min(20rem, 100vw - 4.125rem) + 9.5rem)" shape="card" />,
};
