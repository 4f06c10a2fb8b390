import { styled } from 'styled-components';
import { VoucherCardSkeleton } from '../../components/VoucherCard/VoucherCardSkeleton.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';

/** A window's height: what follows the list must not be seen to be pushed down by it. */
const Root = styled.div`
  min-block-size: 100dvh;
`;

/** A list of offers to come. */
export function OffersSkeleton() {
  return (
    <Root>
      <Stack gap={5}>
        <Skeleton width="min(12rem, 50%)" height="1.75rem" />
        <Grid least="24rem">
          <VoucherCardSkeleton />
          <VoucherCardSkeleton />
          <VoucherCardSkeleton />
          <VoucherCardSkeleton />
        </Grid>
      </Stack>
    </Root>
  );
}
