import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { WIDE, WIDE_HEIGHT } from './spotlightStyle.ts';

const Root = styled.div`
  container-type: inline-size;
`;

/** The approximate height of a `Spotlight` with a summary of two lines. */
const Shape = styled.div`
  block-size: 27rem;

  ${WIDE} {
    block-size: ${WIDE_HEIGHT};
  }
`;

/** The loading shape of a `Spotlight`. */
export function SpotlightSkeleton() {
  return (
    <Root>
      <Shape>
        <Skeleton height="100%" shape="card" />
      </Shape>
    </Root>
  );
}
