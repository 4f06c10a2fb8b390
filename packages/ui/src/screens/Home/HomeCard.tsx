import { MemberCard } from '../../components/MemberCard/MemberCard.tsx';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import type { HomeMember } from './Home.types.ts';

/** The member's card, in words of the catalogue. */
export function HomeCard({ member }: { readonly member: HomeMember }) {
  const { common, rewards } = useMessages();
  const { number } = useFormatters();
  const { home } = rewards;
  return (
    <MemberCard
      tier={member.tier}
      tierName={common.tiers[member.tier]}
      name={`${member.firstName} ${member.lastName}`}
      number={member.membershipNumber}
      balance={number(member.rewardBalance)}
      labels={{
        balance: home.rewardBalance,
        unit: home.pointsUnit,
        number: home.membershipNumber,
        showCode: home.showCode,
        showCard: home.showCard,
        code: home.cardCode(member.membershipNumber),
      }}
    />
  );
}
