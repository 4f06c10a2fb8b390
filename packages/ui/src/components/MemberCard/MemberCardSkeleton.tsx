import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { vars } from '../../tokens/vars.ts';
import { CARD_RATIO } from './memberCardStyle.ts';

const Root = styled.div`
  aspect-ratio: ${CARD_RATIO};
  max-inline-size: ${vars.size.memberCard};
`;

/** The loading shape of a `MemberCard`. */
export function MemberCardSkeleton() {
  return (
    <Root>
      <Skeleton height="100%" shape="card" />
    </Root>
  );
}
