import { useId, useState } from 'react';
import { turnIcon } from '../../primitives/Icon/controlIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { qrIcon } from '../../primitives/Icon/topicIcons.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Tier } from '../../tokens/tiers.ts';
import type { MemberCardLabels } from './MemberCard.types.ts';
import { MemberCardBack } from './MemberCardBack.tsx';
import { MemberCardFront } from './MemberCardFront.tsx';
import { Root, Sides, TurnButton } from './memberCardStyle.ts';
import { useIdle } from './useIdle.ts';

/** Props of `MemberCard`. */
export interface MemberCardProps {
  readonly tier: Tier;
  /** The tier's name for members. */
  readonly tierName: string;
  readonly name: string;
  /** The customer number. The card shows it, and the QR code contains it. */
  readonly number: string;
  /** The formatted balance, in points to spend. */
  readonly balance: string;
  /** A short note below the balance, such as the time at which it was loaded. */
  readonly balanceNote?: string;
  /** The page that explains the balance. The balance is then a link. */
  readonly balanceHref?: string;
  readonly labels: MemberCardLabels;
  /** Shows the code initially. */
  readonly defaultTurned?: boolean;
  /**
   * Called with true when the card shows its code, and with false when it shows its front. Use it, for example, to keep
   * the screen awake.
   */
  readonly onTurn?: (turned: boolean) => void;
  /** Called in place of a turn, to show the code elsewhere. Use it on a phone, with a `MemberCode`. */
  readonly onShowCode?: () => void;
}

/**
 * The member's card. Its front has rank, suit and balance. Its back has the QR code for the till, on pure white.
 * Only the visible side is readable and focusable, and a turn is announced. Its colours come from the nearest
 * `ThemeRoot`, which should have the same tier.
 *
 * - When: once per screen, for the signed-in member.
 * - When not: a tier without a member, which is a `TierBadge`, or the code of an offer, which is a `QrPanel`.
 */
export function MemberCard({
  defaultTurned = false,
  onTurn,
  onShowCode,
  labels,
  number,
  ...front
}: MemberCardProps) {
  const [turned, setTurned] = useState(defaultTurned);
  const [hasTurned, setHasTurned] = useState(defaultTurned);
  // Encoding the number takes 50 ms on a slow phone. The code stays during the turn back.
  const isIdle = useIdle();
  const [announcement, setAnnouncement] = useState('');
  const sidesId = useId();
  const turn = () => {
    setTurned(!turned);
    setHasTurned(true);
    setAnnouncement(turned ? labels.cardShown : labels.codeShown);
    onTurn?.(!turned);
  };
  return (
    <Root
      data-turned={turned || undefined}
      data-side={hasTurned ? (turned ? 'back' : 'front') : undefined}
    >
      <Sides id={sidesId} data-member-card>
        <MemberCardFront {...front} number={number} labels={labels} inert={turned} />
        {(hasTurned || (isIdle && !onShowCode)) && (
          <MemberCardBack
            name={front.name}
            number={number}
            labels={labels}
            inert={!turned}
            withWords={hasTurned}
          />
        )}
      </Sides>
      <TurnButton
        type="button"
        onClick={onShowCode ?? turn}
        {...(onShowCode ? { 'aria-haspopup': 'dialog' } : { 'aria-controls': sidesId })}
      >
        <Icon icon={turned ? turnIcon : qrIcon} />
        <span>{turned ? labels.showCard : labels.showCode}</span>
      </TurnButton>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </Root>
  );
}
