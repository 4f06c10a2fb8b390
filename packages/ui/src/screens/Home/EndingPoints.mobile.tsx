import type { EndingPointsProps } from './Home.types.ts';
import { PointsLine } from './PointsLine.tsx';

/** The day and the amount in one line. The statement has the rule. */
export function EndingPointsMobile({ title, pointsHref }: EndingPointsProps) {
  return <PointsLine href={pointsHref}>{title}</PointsLine>;
}
