import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A skeleton of the benefits. */
export function BenefitsSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton width="min(24rem, 90%)" height="2.75rem" />
      <Grid least="17rem">
        {PLACES.map((place) => (
          <Skeleton key={place} height="8.5rem" shape="card" />
        ))}
      </Grid>
    </Stack>
  );
}
