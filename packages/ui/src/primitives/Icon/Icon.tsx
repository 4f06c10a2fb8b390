import { styled } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { vars } from '../../tokens/vars.ts';
import type { IconDrawing } from './icon.types.ts';

const Svg = styled.svg`
  flex: none;
  inline-size: ${vars.size.icon};
  block-size: ${vars.size.icon};

  &[data-size='large'] {
    inline-size: ${vars.size.iconLarge};
    block-size: ${vars.size.iconLarge};
  }

  [dir='rtl'] &[data-directional] {
    transform: scaleX(-1);
  }

  ${media.forcedColors} {
    forced-color-adjust: auto;
  }
`;

/** Props of `Icon`. */
export interface IconProps {
  readonly icon: IconDrawing;
  /** 20 px, or 24 px for an icon without text. */
  readonly size?: 'medium' | 'large';
}

/**
 * An icon in the colour of the surrounding text. It is hidden from assistive technology: label its container.
 *
 * - When: beside text that the icon helps to find.
 * - When not: in place of text that fits, or for a suit, which is `Suit`.
 */
export function Icon({ icon, size = 'medium' }: IconProps) {
  return (
    <Svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={icon.strokeWidth ?? 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-size={size}
      data-directional={icon.directional}
    >
      <path d={icon.path} />
    </Svg>
  );
}
