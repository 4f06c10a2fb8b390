import { VoucherCardSkeleton } from '../../components/VoucherCard/VoucherCardSkeleton.tsx';
import { CardGrid } from '../../primitives/Grid/CardGrid.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';

/** Enough to fill a window, so that loading causes no visible layout shift. */
const CARDS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** The skeleton of a list of offers. */
export function OffersSkeleton() {
  return (
    <Stack gap={5}>
      <Skeleton width="min(12rem, 50%)" height="1.75rem" />
      <CardGrid>
        {CARDS.map((card) => (
          <VoucherCardSkeleton key={card} />
        ))}
      </CardGrid>
    </Stack>
  );
}
