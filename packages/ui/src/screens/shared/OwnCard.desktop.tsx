import { MemberCard, type MemberCardProps } from '../../components/MemberCard/MemberCard.tsx';
import { SharedElement } from '../../primitives/SharedElement/SharedElement.tsx';
import { OWN_CARD } from './ownCardName.ts';

/** The card turns to its code. */
export function OwnCardDesktop(props: Omit<MemberCardProps, 'onShowCode'>) {
  return (
    <SharedElement name={OWN_CARD}>
      <MemberCard {...props} />
    </SharedElement>
  );
}
