import { VoucherCardSkeleton } from '../../components/VoucherCard/VoucherCardSkeleton.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';

/** As many as fill a window: what follows the list must not be seen to be pushed down by it. */
const CARDS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** A list of offers to come. */
export function OffersSkeleton() {
  return (
    <Stack gap={5}>
      <Skeleton width="min(12rem, 50%)" height="1.75rem" />
      <Grid least="24rem">
        {CARDS.map((card) => (
          <VoucherCardSkeleton key={card} />
        ))}
      </Grid>
    </Stack>
  );
}
