import { MemberCard, type MemberCardProps } from '../../components/MemberCard/MemberCard.tsx';

/** The card turns to its code. */
export function OwnCardDesktop(props: Omit<MemberCardProps, 'onShowCode'>) {
  return <MemberCard {...props} />;
}
