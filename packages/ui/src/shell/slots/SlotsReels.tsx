import { styled } from 'styled-components';
import { Suit } from '../../artwork/Suit.tsx';
import { type SuitName, suitPaths } from '../../artwork/suits.ts';
import { vars } from '../../tokens/vars.ts';

const Root = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${vars.space[1]};
  padding: ${vars.space[1]};
  border: ${vars.size.hairline} solid ${vars.color.metal};
  border-radius: ${vars.radius.control};
  color: ${vars.color.metal};
`;

const Reel = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${vars.space[5]};
  block-size: ${vars.space[8]};
  border-radius: ${vars.radius.small};
  background: linear-gradient(
    ${vars.color.heroTo},
    ${vars.color.heroFrom} 50%,
    ${vars.color.heroTo}
  );

  [data-size='large'] > & {
    inline-size: ${vars.space[8]};
    block-size: ${vars.space[12]};
  }
`;

const SUITS = (Object.keys(suitPaths) as SuitName[]).slice(1);

/** Props of `SlotsReels`. */
export interface SlotsReelsProps {
  readonly size?: 'small' | 'large';
}

/**
 * Three slot reels, the emblem of the Slots Club. Specification section 2.
 *
 * - When: the `emblem` of a `MobileShell` on the pages of the club.
 * - When not: a desktop page, whose `SlotsHeader` contains it.
 */
export function SlotsReels({ size = 'small' }: SlotsReelsProps) {
  return (
    <Root data-size={size} aria-hidden="true">
      {SUITS.map((suit) => (
        <Reel key={suit}>
          <Suit name={suit} />
        </Reel>
      ))}
    </Root>
  );
}
