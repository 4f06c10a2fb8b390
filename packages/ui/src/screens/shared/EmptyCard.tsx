import { EmptyHand } from '../../artwork/EmptyHand.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState, type EmptyStateProps } from '../../primitives/EmptyState/EmptyState.tsx';

/** Stands where there is rightly nothing, with an empty hand of cards. */
export function EmptyCard(props: Omit<EmptyStateProps, 'picture'>) {
  return (
    <Card>
      <EmptyState {...props} picture={<EmptyHand />} />
    </Card>
  );
}
