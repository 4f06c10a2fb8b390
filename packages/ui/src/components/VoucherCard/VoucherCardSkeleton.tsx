import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Body, Root, Stub, Ticket } from './voucherCardStyle.ts';

/** The loading shape of a `VoucherCard`. */
export function VoucherCardSkeleton() {
  return (
    <Root as="div">
      <Ticket>
        <Stub>
          <Skeleton height="100%" />
        </Stub>
        <Body>
          <Skeleton width="70%" height="1.5rem" />
          <Stack gap={2}>
            <Skeleton height="1rem" />
            <Skeleton width="60%" height="1rem" />
          </Stack>
          <Skeleton width="45%" height="1.25rem" />
        </Body>
      </Ticket>
    </Root>
  );
}
