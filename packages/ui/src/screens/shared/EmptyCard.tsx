import { EmptyHand } from '../../artwork/EmptyHand.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState, type EmptyStateProps } from '../../primitives/EmptyState/EmptyState.tsx';

/** Replaces an empty list, with a picture. */
export function EmptyCard(props: Omit<EmptyStateProps, 'picture'>) {
  return (
    <Card>
      <EmptyState {...props} picture={<EmptyHand />} />
    </Card>
  );
}
