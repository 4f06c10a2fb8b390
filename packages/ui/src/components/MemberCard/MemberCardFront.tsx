import { styled } from 'styled-components';
import { CardFace } from '../../artwork/CardFace.tsx';
import { Suit } from '../../artwork/Suit.tsx';
import { tierCards } from '../../artwork/suits.ts';
import { chevronRightIcon } from '../../primitives/Icon/controlIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Spelled } from '../../primitives/Spelled/Spelled.tsx';
import { media } from '../../tokens/scale.ts';
import type { Tier } from '../../tokens/tiers.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { cornerStyle } from './cornerStyle.ts';
import type { MemberCardLabels } from './MemberCard.types.ts';
import { side } from './memberCardStyle.ts';

const Face = styled.div`
  ${side}
  display: grid;
  grid-template: auto 1fr auto / auto minmax(0, 1fr);
  gap: ${vars.space[1]} ${vars.space[2]};
  padding: ${vars.space[5]};
  background:
    radial-gradient(120% 140% at 0% 0%, ${vars.color.heroFrom}, transparent 65%),
    linear-gradient(150deg, ${vars.color.heroVia}, ${vars.color.heroTo});
  color: ${vars.color.onHero};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: ${vars.shadow.bevel};
    pointer-events: none;
  }

  &::before {
    content: '';
    position: absolute;
    inset: ${vars.space[2]};
    border: ${vars.size.hairline} solid ${vars.color.pattern};
    border-radius: ${vars.radius.control};
    pointer-events: none;
  }

  ${media.forcedColors} {
    border: ${vars.size.outline} solid;

    &::before {
      display: none;
    }
  }
`;

/**
 * The suit has the place that the balance leaves, so that no text overlaps it. The place ends at the padding of the
 * card. Its centre is at 76.4 % of the card's width, or further if the balance is long.
 */
const Drawing = styled.div`
  grid-area: 2 / 2;
  justify-self: end;
  position: relative;
  inline-size: 100%;
  max-inline-size: calc(47.2cqi - 2 * ${vars.space[5]});

  ${media.forcedColors} {
    display: none;
  }
`;

const Head = styled.div`
  position: relative;
  grid-column: 1 / -1;
  display: flex;
  align-items: start;
  gap: ${vars.space[3]};
  min-block-size: ${vars.size.target};
`;

const Corner = styled.span`
  ${cornerStyle}
  ${typography('figureSmall', { lineHeight: 0.85 })}

  @container (inline-size < 24rem) {
    ${typography('subheading', { lineHeight: 0.85 })}
  }

  &[data-opposite] {
    position: absolute;
    inset-block-end: ${vars.space[5]};
    inset-inline-end: ${vars.space[5]};
    rotate: 180deg;
  }
`;

const TierName = styled.p`
  ${typography('overline')}
  padding-block-start: ${vars.space[1]};
  padding-inline-end: 8.5rem;

  @container (inline-size < 20rem) {
    padding-inline-end: ${vars.space[8]};
  }

  color: ${vars.color.metal};
`;

const Balance = styled.dl`
  position: relative;
  grid-area: 2 / 1;
  align-self: center;

  dt {
    ${typography('small')}
    color: ${vars.color.onHeroMuted};
  }

  dd {
    ${typography('figure')}
  }

  [data-unit] {
    ${typography('small')}
    display: block;
    color: ${vars.color.onHeroMuted};
  }

  @container (inline-size < 20rem) {
    dd {
      ${typography('title')}
    }
  }

  dd[data-length='long'] {
    ${typography('title')}
  }

  dd[data-length='longest'] {
    ${typography('figureSmall')}
  }

  /* As specific as the rules of the figure in a narrow container, which come before. */
  dd[data-note] {
    ${typography('small')}
  }
`;

/** The figure is the link: its line is as high as a target. */
const BalanceLink = styled.a`
  display: inline-block;
  min-block-size: ${vars.size.target};
  border-radius: ${vars.radius.small};
  color: inherit;
  text-decoration: none;

  svg {
    display: inline-block;
    inline-size: ${vars.space[4]};
    block-size: ${vars.space[4]};
    margin-inline-start: ${vars.space[1]};
    vertical-align: text-bottom;
    color: ${vars.color.metal};
  }

  ${media.hover} {
    &:hover [data-unit] {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }

  &:focus-visible {
    outline-color: ${vars.color.metal};
  }
`;

const Holder = styled.div`
  position: relative;
  grid-column: 1 / -1;
  padding-inline-end: ${vars.space[10]};
  overflow-wrap: anywhere;

  p {
    ${typography('bodyStrong')}
  }

  dl {
    ${typography('small', { tabular: true })}
    display: flex;
    flex-wrap: wrap;
    column-gap: ${vars.space[2]};
    color: ${vars.color.onHeroMuted};
  }
`;

/** Longer figures are smaller, so that they leave the suit its place. */
function balanceLength(balance: string): 'usual' | 'long' | 'longest' {
  if (balance.length <= 6) return 'usual';
  return balance.length <= 9 ? 'long' : 'longest';
}

export interface MemberCardFrontProps {
  readonly tier: Tier;
  readonly tierName: string;
  readonly name: string;
  readonly number: string;
  readonly balance: string;
  readonly balanceNote?: string;
  readonly balanceHref?: string;
  readonly labels: MemberCardLabels;
  readonly inert: boolean;
}

/** The front of the member card: engraving, tier, balance and name. */
export function MemberCardFront({
  tier,
  tierName,
  name,
  number,
  balance,
  balanceNote,
  balanceHref,
  labels,
  inert,
}: MemberCardFrontProps) {
  const { rank, suit } = tierCards[tier];
  const figure = (
    <>
      <span>{balance}</span>
      <span data-unit>
        <span>{labels.unit}</span>
        {balanceHref !== undefined && <Icon icon={chevronRightIcon} />}
      </span>
    </>
  );
  return (
    <Face inert={inert} aria-hidden={inert || undefined}>
      <Drawing>
        <CardFace tier={tier} />
      </Drawing>
      <Head>
        <Corner data-rank={rank} aria-hidden="true">
          {rank}
          <Suit name={suit} />
        </Corner>
        <TierName>{tierName}</TierName>
      </Head>
      <Balance>
        <dt>{labels.balance}</dt>
        <dd data-length={balanceLength(balance)}>
          {balanceHref === undefined ? (
            figure
          ) : (
            <BalanceLink href={balanceHref}>{figure}</BalanceLink>
          )}
        </dd>
        {balanceNote !== undefined && <dd data-note>{balanceNote}</dd>}
      </Balance>
      <Holder>
        <p>{name}</p>
        <dl>
          <dt>{labels.number}</dt>
          <dd>
            <Spelled text={number} />
          </dd>
        </dl>
      </Holder>
      <Corner data-opposite data-rank={rank} aria-hidden="true">
        {rank}
        <Suit name={suit} />
      </Corner>
    </Face>
  );
}
