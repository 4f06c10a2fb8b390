import { styled } from 'styled-components';
import { WHEEL_HEIGHT } from '../../components/PrizeWheel/wheelDimensions.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { vars } from '../../tokens/vars.ts';
import type { SpinTheWheelParts } from './SpinTheWheelParts.ts';

const Round = styled.div`
  aspect-ratio: 400 / ${WHEEL_HEIGHT};
  border-radius: ${vars.radius.pill};
  overflow: clip;
`;

/** The skeleton of the wheel's page. */
export const spinTheWheelSkeleton: SpinTheWheelParts = {
  titleAs: 'h1',
  heading: (
    <Stack gap={2}>
      <Skeleton width="min(14rem, 100%)" height="1.75rem" />
      <Skeleton width="min(18rem, 100%)" height="1rem" />
    </Stack>
  ),
  wheel: (
    <Round>
      <Skeleton height="100%" shape="pill" />
    </Round>
  ),
  stage: <Skeleton height="11rem" shape="card" />,
  prizes: (
    <Stack gap={3}>
      {['1', '2', '3', '4'].map((row) => (
        <Skeleton key={row} height="2.5rem" />
      ))}
    </Stack>
  ),
  fairness: <Skeleton height="2.75rem" />,
};
