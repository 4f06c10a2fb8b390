import { styled } from 'styled-components';
import { Progress } from '../../primitives/Progress/Progress.tsx';
import type { Tier } from '../../tokens/tiers.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { TierPip } from '../TierBadge/TierPip.tsx';

const PER_MILLE = 1000;

const Root = styled.div`
  display: grid;
  gap: ${vars.space[3]};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${vars.space[3]};
`;

/** A scale under the bar, with a mark at every tenth. */
const Measure = styled.div`
  &::after {
    content: '';
    display: block;
    block-size: ${vars.space[1]};
    margin-block-start: ${vars.space[1]};
    margin-inline: ${vars.space[1]};
    background: repeating-linear-gradient(
      to right,
      ${vars.color.borderStrong} 0 ${vars.size.hairline},
      transparent ${vars.size.hairline} calc((100% - ${vars.size.hairline}) / 10)
    );
  }
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${vars.space[1]} ${vars.space[4]};
  font-variant-numeric: tabular-nums;

  &[data-stacked] {
    flex-direction: column;
  }

  p:first-child {
    ${typography('bodyStrong')}
  }

  p + p {
    ${typography('small')}
    color: ${vars.color.textMuted};
  }
`;

/** The card of the top tier beside its words. */
const Top = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${vars.space[3]};
`;

/** Props of `TierProgress`. */
export interface TierProgressProps {
  readonly tier: Tier;
  /** The accessible name of the bar, such as "Your tier". */
  readonly label: string;
  /** From 0 to 1000; without meaning for Ace. Specification section 9. */
  readonly perMille: number;
  /** The next tier, or null for Ace, the top tier. */
  readonly next: Tier | null;
  /** The progress in words, such as "9,000 of 18,000 tier points". */
  readonly valueText: string;
  /** The remainder in words, such as "9,000 tier points to Queen". */
  readonly note: string;
}

/**
 * A member's progress through their tier, between the card of the tier and the card of the next one. Ace, the top
 * tier, has nothing to measure: its card and words have no bar.
 *
 * - When: the member's own progress, once per screen.
 * - When not: other progress, which is a `Progress`.
 */
export function TierProgress({ tier, label, perMille, next, valueText, note }: TierProgressProps) {
  if (next === null) {
    return (
      <Top>
        <TierPip tier={tier} />
        <Words data-stacked="">
          <p>{valueText}</p>
          <p>{note}</p>
        </Words>
      </Top>
    );
  }
  return (
    <Root>
      <Line>
        <TierPip tier={tier} />
        <Measure>
          <Progress label={label} value={perMille} max={PER_MILLE} valueText={valueText} />
        </Measure>
        <TierPip tier={next} />
      </Line>
      <Words>
        {/* The bar says it. */}
        <p aria-hidden="true">{valueText}</p>
        <p>{note}</p>
      </Words>
    </Root>
  );
}
