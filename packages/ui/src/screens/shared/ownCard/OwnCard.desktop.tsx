import { MemberCard } from '../../../components/MemberCard/MemberCard.tsx';
import { SharedElement } from '../../../primitives/SharedElement/SharedElement.tsx';
import type { OwnCardLayoutProps } from './OwnCard.types.ts';
import { OWN_CARD } from './ownCardName.ts';

/** The card turns to its code. */
export function OwnCardDesktop({ index: _, ...props }: OwnCardLayoutProps) {
  return (
    <SharedElement name={OWN_CARD}>
      <MemberCard {...props} />
    </SharedElement>
  );
}
