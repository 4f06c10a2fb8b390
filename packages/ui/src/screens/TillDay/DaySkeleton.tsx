import { useMessages } from '../../i18n/I18nProvider.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';

/** Totals, and rows of a table. */
export function DaySkeleton() {
  const { loading } = useMessages().tillDay;
  return (
    <LoadingRegion label={loading}>
      <Stack gap={8}>
        <Skeleton height="7rem" shape="card" />
        <Stack gap={5}>
          {['1', '2', '3', '4', '5'].map((row) => (
            <Skeleton key={row} height="1.5rem" />
          ))}
        </Stack>
      </Stack>
    </LoadingRegion>
  );
}
