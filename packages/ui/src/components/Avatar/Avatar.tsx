import { useId } from 'react';
import { styled } from 'styled-components';
import { suitPaths } from '../../artwork/suits.ts';
import { typography, vars } from '../../tokens/vars.ts';
import { toInitials } from './toInitials.ts';

const Root = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${vars.size.target};
  block-size: ${vars.size.target};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.heroVia};
  color: ${vars.color.onHero};
  box-shadow: ${vars.shadow.bevel};
  overflow: hidden;
  user-select: none;

  ${typography('label')}

  &[data-size='large'] {
    ${typography('heading')}
    inline-size: ${vars.space[16]};
    block-size: ${vars.space[16]};
  }
`;

const Pattern = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  color: ${vars.color.pattern};
`;

const Initials = styled.span`
  position: relative;
`;

const SUITS = ['spades', 'hearts', 'clubs', 'diamonds'] as const;

/** Props of `Avatar`. */
export interface AvatarProps {
  /** The full name. The avatar shows its initials. */
  readonly name: string;
  readonly size?: 'medium' | 'large';
}

/**
 * The initials of a person on a pattern of suits, in the tier's colours. It is hidden from assistive technology.
 *
 * - When: beside the written name.
 * - When not: without the written name. Initials do not identify a person.
 */
export function Avatar({ name, size = 'medium' }: AvatarProps) {
  const id = useId();
  return (
    <Root aria-hidden="true" data-size={size}>
      <Pattern>
        <pattern id={id} width="24" height="24" patternUnits="userSpaceOnUse">
          {SUITS.map((suit, index) => (
            <path
              key={suit}
              d={suitPaths[suit]}
              fill="currentColor"
              transform={`translate(${(index % 2) * 12 + 2} ${index < 2 ? 2 : 14}) scale(0.08)`}
            />
          ))}
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </Pattern>
      <Initials>{toInitials(name)}</Initials>
    </Root>
  );
}
