import { styled } from 'styled-components';
import type { SuitName } from '../artwork/suits.ts';
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

/** A hand of four cards, one of each suit. Decoration. */
export function CardFan() {
  return (
    <Svg viewBox="0 0 640 520" aria-hidden="true">
      {HAND.map(({ suit, angle }) => (
        <EngravedCard
          key={suit}
          suit={suit}
          transform={`rotate(${angle} 320 640) translate(320 236)`}
        />
      ))}
    </Svg>
  );
}
