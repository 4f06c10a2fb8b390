import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Body, Main, Picture, Root } from './eventCardStyle.ts';

/** The loading shape of an `EventCard`. */
export function EventCardSkeleton() {
  return (
    <Root as="div">
      <Main>
        <Picture>
          <Skeleton height="100%" />
        </Picture>
        <Body>
          <Skeleton width="4rem" height="2rem" />
          <Skeleton width="70%" height="1.5rem" />
          <Skeleton height="1rem" />
          <Skeleton width="45%" height="2.5rem" />
        </Body>
      </Main>
    </Root>
  );
}
