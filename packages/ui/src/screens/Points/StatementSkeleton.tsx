import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';

const LINES = [0, 1, 2, 3, 4];

/** The lines of the statement while they load. */
export function StatementSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton width="40%" height="1.5rem" />
      {LINES.map((line) => (
        <Skeleton key={line} height="3.5rem" />
      ))}
    </Stack>
  );
}
