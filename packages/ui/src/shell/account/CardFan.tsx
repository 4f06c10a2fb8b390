import { styled } from 'styled-components';
import type { SuitName } from '../../artwork/suits.ts';
import { EngravedCard } from './EngravedCard.tsx';

const Svg = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
`;

const HAND: readonly { readonly suit: SuitName; readonly angle: number }[] = [
  { suit: 'clubs', angle: -33 },
  { suit: 'diamonds', angle: -11 },
  { suit: 'hearts', angle: 11 },
  { suit: 'spades', angle: 33 },
];

/** Props of `CardFan`. */
export interface CardFanProps {
  /** Leaves out the rosettes, so that a first frame stays small. */
  readonly plain?: boolean;
}

/** A hand of four cards, one of each suit. Decoration: hidden from assistive technology. */
export function CardFan({ plain = false }: CardFanProps) {
  return (
    <Svg viewBox="0 0 640 520" aria-hidden="true">
      {HAND.map(({ suit, angle }) => (
        <EngravedCard
          key={suit}
          suit={suit}
          plain={plain}
          transform={`rotate(${angle} 320 640) translate(320 236)`}
        />
      ))}
    </Svg>
  );
}
