import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { PointsParts } from './PointsParts.ts';
import { StatementSkeleton } from './StatementSkeleton.tsx';

/** The parts of the page while they load. */
export const pointsSkeleton: PointsParts = {
  summary: <Skeleton shape="card" height="11rem" />,
  tier: <Skeleton shape="card" height="8rem" />,
  ends: (
    <Stack gap={4}>
      <Skeleton width="60%" height="1.5rem" />
      <Skeleton height="5rem" />
      <Skeleton height="5rem" />
    </Stack>
  ),
  statement: <StatementSkeleton />,
};
