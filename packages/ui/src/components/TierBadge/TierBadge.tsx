import { styled } from 'styled-components';
import { Suit } from '../../artwork/Suit.tsx';
import { tierCards } from '../../artwork/suits.ts';
import type { Tier } from '../../tokens/tiers.ts';
import { typography, vars } from '../../tokens/vars.ts';

const Root = styled.span`
  ${typography('smallStrong')}
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
  padding: ${vars.space[1]} ${vars.space[3]};
  border: ${vars.size.hairline} solid ${vars.color.metal};
  border-radius: ${vars.radius.pill};
  background: linear-gradient(100deg, ${vars.color.heroFrom}, ${vars.color.heroVia});
  color: ${vars.color.onHero};

  & > svg {
    color: ${vars.color.metal};
  }
`;

export interface TierBadgeProps {
  readonly tier: Tier;
  /** The tier's name as members read it. */
  readonly name: string;
}

/**
 * A tier's suit and name.
 *
 * - When: a tier is named in a line or a list.
 * - When not: where the member card is in sight, which says it already.
 */
export function TierBadge({ tier, name }: TierBadgeProps) {
  return (
    <Root>
      <Suit name={tierCards[tier].suit} />
      {name}
    </Root>
  );
}
