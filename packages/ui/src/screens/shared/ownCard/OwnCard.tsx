import { useFormatters, useMessages } from '../../../i18n/I18nProvider.tsx';
import type { Layout } from '../../../tokens/layouts.ts';
import type { Tier } from '../../../tokens/tiers.ts';
import { type AsOf, useAsOfText } from '../asOf.ts';
import { OwnCardDesktop } from './OwnCard.desktop.tsx';
import { OwnCardMobile } from './OwnCard.mobile.tsx';
import type { OwnCardLayoutProps } from './OwnCard.types.ts';

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

export interface OwnCardProps extends Pick<OwnCardLayoutProps, 'balanceHref' | 'onTurn' | 'index'> {
  readonly layout: Layout;
  readonly member: CardHolder;
}

/** The member's card, with texts of the catalogue. */
export function OwnCard({ layout, member, ...rest }: OwnCardProps) {
  const { common, rewards } = useMessages();
  const { number } = useFormatters();
  const asOfText = useAsOfText();
  const { home } = rewards;
  const balance = number(member.rewardBalance);
  const Card = layout === 'desktop' ? OwnCardDesktop : OwnCardMobile;
  return (
    <Card
      {...rest}
      tier={member.tier}
      tierName={common.tiers[member.tier]}
      name={`${member.firstName} ${member.lastName}`}
      number={member.membershipNumber}
      balance={balance}
      {...(member.asOf && { balanceNote: asOfText(member.asOf) })}
      labels={{
        balance: home.rewardBalance,
        unit: home.pointsUnit(balance),
        number: home.membershipNumber,
        showCode: home.showCode,
        showCard: home.showCard,
        code: home.cardCode,
        codeShown: home.codeShown,
        cardShown: home.cardShown,
      }}
    />
  );
}
