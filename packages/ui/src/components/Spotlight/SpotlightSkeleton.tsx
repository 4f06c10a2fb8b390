import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { WIDE } from './spotlightStyle.ts';

const Root = styled.div`
  container-type: inline-size;
`;

/** About the height of an event with two lines of summary. */
const Shape = styled.div`
  block-size: 27rem;

  ${WIDE} {
    block-size: 20rem;
  }
`;

/** The shape of a `Spotlight` that is loading. */
export function SpotlightSkeleton() {
  return (
    <Root>
      <Shape>
        <Skeleton height="100%" shape="card" />
      </Shape>
    </Root>
  );
}
