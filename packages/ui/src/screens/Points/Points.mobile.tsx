import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { PointsParts } from './PointsParts.ts';

/** One column: the balance, tier points, what ends, then the statement. */
export function PointsMobile({ summary, tier, ends, statement }: PointsParts) {
  return (
    <Stack gap={8}>
      <Stack gap={4}>
        {summary}
        {tier}
      </Stack>
      {ends}
      {statement}
    </Stack>
  );
}
