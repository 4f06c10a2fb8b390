import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Suit } from '../../artwork/Suit.tsx';
import { tierCards } from '../../artwork/suits.ts';
import { cornerStyle } from '../../components/MemberCard/cornerStyle.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { qrIcon } from '../../primitives/Icon/topicIcons.ts';
import { alignedTo } from '../../tokens/languages/alignedTo.ts';
import { media } from '../../tokens/scale.ts';
import { typography, vars } from '../../tokens/vars.ts';
import type { CardIndexProps } from '../shared/ownCard/OwnCard.types.ts';

const Root = styled.button`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${vars.layer.sticky};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${vars.space[3]};
  min-block-size: calc(${vars.space[12]} + ${vars.space[2]} + env(safe-area-inset-top));
  padding: env(safe-area-inset-top) max(${vars.space[5]}, env(safe-area-inset-right)) 0
    max(${vars.space[5]}, env(safe-area-inset-left));
  border-block-end: ${vars.size.hairline} solid ${vars.color.pattern};
  background: linear-gradient(100deg, ${vars.color.heroFrom}, ${vars.color.heroVia} 40%, ${vars.color.heroTo});
  box-shadow: ${vars.shadow.middle};
  color: ${vars.color.onHero};
  ${alignedTo('start')}
  transition-property: opacity, translate, visibility;
  transition-duration: ${vars.motion.base};
  transition-timing-function: ${vars.motion.easing};

  /* A keyboard that has it keeps it while the page scrolls. */
  &:not([data-shown], :focus-visible) {
    visibility: hidden;
    opacity: 0;
    translate: 0 -100%;
  }

  ${media.small} {
    padding-inline: ${vars.space[8]};
  }

  ${media.forcedColors} {
    border-block-end-color: ButtonText;
  }

  &:active {
    filter: brightness(1.2);
  }

  &:focus-visible {
    outline-color: currentColor;
    outline-offset: calc(-2 * ${vars.size.outline});
  }
`;

const Corner = styled.span`
  --tail: ${vars.space[2]};

  ${cornerStyle}
  ${typography('subheading', { lineHeight: 0.85 })}
`;

const Balance = styled.span`
  ${typography('bodyStrong', { tabular: true })}
  overflow-wrap: anywhere;

  [data-unit] {
    ${typography('caption')}
    display: block;
    color: ${vars.color.onHeroMuted};
  }
`;

const Action = styled.span`
  ${typography('smallStrong')}
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
`;

/**
 * The member's card while it is above the window of a phone: its corner and the balance. It shows the code. It must
 * directly follow the card. While the card is in the window, it is hidden from everybody.
 */
export function CardIndex({ tier, balance, labels, onShowCode }: CardIndexProps) {
  const root = useRef<HTMLButtonElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const card = root.current?.previousElementSibling;
    if (!card) return undefined;
    const observer = new IntersectionObserver((entries) => {
      // A busy browser reports several changes at once, the latest last.
      const entry = entries.at(-1);
      if (entry) setIsShown(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    observer.observe(card);
    return () => observer.disconnect();
  }, []);
  const { rank, suit } = tierCards[tier];
  return (
    <Root
      ref={root}
      type="button"
      data-screen-only
      data-shown={isShown || undefined}
      aria-haspopup="dialog"
      onClick={onShowCode}
    >
      <Corner data-rank={rank} aria-hidden="true">
        {rank}
        <Suit name={suit} />
      </Corner>
      <Balance>
        <span>{balance}</span> <span data-unit>{labels.unit}</span>
      </Balance>
      <Action>
        <Icon icon={qrIcon} />
        {labels.showCode}
      </Action>
    </Root>
  );
}
