import { styled } from 'styled-components';
import { Suit } from '../../artwork/Suit.tsx';
import { tierCards } from '../../artwork/suits.ts';
import type { Tier } from '../../tokens/tiers.ts';
import { typography, vars } from '../../tokens/vars.ts';

const Card = styled.span`
  ${typography('subheading', { lineHeight: 0.9 })}
  flex: none;
  display: inline-grid;
  align-content: center;
  justify-items: center;
  gap: ${vars.space[1]};
  inline-size: ${vars.space[8]};
  block-size: ${vars.size.target};
  border: ${vars.size.hairline} solid ${vars.color.metal};
  border-radius: ${vars.radius.small};
  background: linear-gradient(150deg, ${vars.color.heroFrom}, ${vars.color.heroTo});
  color: ${vars.color.metal};

  & > svg {
    font-size: 0.6em;
  }

  /* The tail of the Q descends below the line. */
  &[data-rank='Q'] {
    row-gap: ${vars.space[2]};
  }
`;

export interface TierPipProps {
  readonly tier: Tier;
}

/**
 * A tier as a small card, in the tier's own colours. Decoration: write its name beside it. The colours of cards are the
 * same in both schemes, so it needs no scheme.
 */
export function TierPip({ tier }: TierPipProps) {
  const { rank, suit } = tierCards[tier];
  return (
    <Card aria-hidden="true" data-rank={rank} data-tier={tier} data-scheme="dark">
      {rank}
      <Suit name={suit} />
    </Card>
  );
}
