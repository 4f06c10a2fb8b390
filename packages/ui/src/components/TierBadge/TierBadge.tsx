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

/** Props of `TierBadge`. */
export interface TierBadgeProps {
  readonly tier: Tier;
  /** The tier's name for members. */
  readonly name: string;
}

/**
 * The suit and the name of a tier.
 *
 * - When: a line or list names a tier.
 * - When not: beside the member card, which shows the tier.
 */
export function TierBadge({ tier, name }: TierBadgeProps) {
  return (
    <Root>
      <Suit name={tierCards[tier].suit} />
      <span>{name}</span>
    </Root>
  );
}
