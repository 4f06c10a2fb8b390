import { styled } from 'styled-components';
import { Card } from '../../primitives/Card/Card.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { vars } from '../../tokens/vars.ts';

/** As tall as a checkbox with its label. */
const Line = styled.span`
  display: grid;
  grid-template-columns: ${vars.space[6]} minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space[3]};
  block-size: ${vars.size.target};
`;

/** Widths that vary like words. */
const WORDS = ['46%', '62%', '38%', '54%', '70%'];

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export interface ChoicesSkeletonProps {
  readonly count: number;
  /** The minimum width of a column, as a CSS length. */
  readonly columns?: string;
}

/** A skeleton of a group of checkboxes. */
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
  /** The number of lines below the heading. */
  readonly lines: number;
  readonly choices?: number;
}

/** A skeleton of a section: heading, text and button. */
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
