import { VoucherCardSkeleton } from '../../components/VoucherCard/VoucherCardSkeleton.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';

/** A list of offers to come. */
export function OffersSkeleton() {
  return (
    <Stack gap={5}>
      <Skeleton width="min(12rem, 50%)" height="1.75rem" />
      <Grid least="24rem">
        <VoucherCardSkeleton />
        <VoucherCardSkeleton />
        <VoucherCardSkeleton />
        <VoucherCardSkeleton />
      </Grid>
    </Stack>
  );
}
