import { EndingPointsLine } from './EndingPointsLine.tsx';
import type { EndingPointsProps } from './Home.types.ts';

/** The day and the amount in one line. The statement has the rule. */
export function EndingPointsNoteMobile({ title, pointsHref }: EndingPointsProps) {
  return <EndingPointsLine href={pointsHref}>{title}</EndingPointsLine>;
}
