import { styled } from 'styled-components';
import { Card } from '../../primitives/Card/Card.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { vars } from '../../tokens/vars.ts';

/** As tall as a line that can be ticked. */
const Line = styled.span`
  display: grid;
  grid-template-columns: ${vars.space[6]} minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space[3]};
  block-size: ${vars.size.target};
`;

/** Widths that differ as words do. */
const WORDS = ['46%', '62%', '38%', '54%', '70%'];

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export interface ChoicesSkeletonProps {
  readonly count: number;
  /** The least width of a column, as a CSS length. */
  readonly columns?: string;
}

/** Boxes to tick, with their words, under a label. */
export function ChoicesSkeleton({ count, columns = '100%' }: ChoicesSkeletonProps) {
  return (
    <Stack gap={3}>
      <Skeleton width="min(7rem, 40%)" height="1.25rem" />
      <Grid least={columns} gap={0}>
        {upTo(count).map((index) => (
          <Line key={index}>
            <Skeleton height="1.5rem" />
            <Skeleton width={WORDS[index % WORDS.length] ?? '50%'} />
          </Line>
        ))}
      </Grid>
    </Stack>
  );
}

interface SectionSkeletonProps {
  /** Lines of words below the heading. */
  readonly lines: number;
  readonly choices?: number;
}

/** One subject of the settings to come: its heading, its words and its button. */
export function SectionSkeleton({ lines, choices = 0 }: SectionSkeletonProps) {
  return (
    <Card>
      <Stack gap={6}>
        <Stack gap={3}>
          <Skeleton width="min(12rem, 60%)" height="1.75rem" />
          {upTo(lines).map((index) => (
            <Skeleton key={index} width={index === lines - 1 ? '70%' : '100%'} />
          ))}
        </Stack>
        <Skeleton width="min(11rem, 70%)" height="2.75rem" />
        {choices > 0 && <ChoicesSkeleton count={choices} />}
      </Stack>
    </Card>
  );
}
