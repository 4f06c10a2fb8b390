import { useState } from 'react';
import { MemberCard, type MemberCardProps } from '../../components/MemberCard/MemberCard.tsx';
import { MemberCode } from '../../components/MemberCard/MemberCode.tsx';
import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';
import type { Layout } from '../../tokens/layouts.ts';
import type { Tier } from '../../tokens/tiers.ts';
import { type AsOf, useAsOfText } from './asOf.ts';

/** The data of a member card. */
export interface CardHolder {
  readonly firstName: string;
  readonly lastName: string;
  /** `customer_number` of the member service. */
  readonly membershipNumber: string;
  readonly tier: Tier;
  /** Points to spend. */
  readonly rewardBalance: number;
  /** When balance and tier were loaded, if they may be old. */
  readonly asOf?: AsOf;
}

export interface OwnCardProps extends Pick<MemberCardProps, 'balanceHref' | 'onTurn'> {
  readonly layout: Layout;
  readonly member: CardHolder;
}

/** The member's card, with texts of the catalogue. On a desktop it turns to its code, and on a phone the code fills the screen. */
export function OwnCard({ layout, member, onTurn, ...rest }: OwnCardProps) {
  const [codeOpen, setCodeOpen] = useState(false);
  const showCode = (open: boolean) => {
    setCodeOpen(open);
    onTurn?.(open);
  };
  const { common, rewards } = useMessages();
  const { number } = useFormatters();
  const asOfText = useAsOfText();
  const { home } = rewards;
  const balance = number(member.rewardBalance);
  const holder = {
    name: `${member.firstName} ${member.lastName}`,
    number: member.membershipNumber,
    labels: {
      balance: home.rewardBalance,
      unit: home.pointsUnit(balance),
      number: home.membershipNumber,
      showCode: home.showCode,
      showCard: home.showCard,
      code: home.cardCode,
      codeShown: home.codeShown,
      cardShown: home.cardShown,
    },
  };
  const card = {
    ...holder,
    ...rest,
    tier: member.tier,
    tierName: common.tiers[member.tier],
    balance,
    ...(member.asOf && { balanceNote: asOfText(member.asOf) }),
  };
  if (layout === 'desktop') return <MemberCard {...card} {...(onTurn && { onTurn })} />;
  return (
    <>
      <MemberCard {...card} onShowCode={() => showCode(true)} />
      <MemberCode
        {...holder}
        open={codeOpen}
        hint={home.codeHint}
        onClose={() => showCode(false)}
      />
    </>
  );
}
