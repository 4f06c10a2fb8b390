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

export interface MemberCardProps {
  readonly tier: Tier;
  /** The tier's name as members read it. */
  readonly tierName: string;
  readonly name: string;
  /** The customer number: printed on the card, and what its code says. */
  readonly number: string;
  /** Already formatted, in points. */
  readonly balance: string;
  readonly labels: MemberCardLabels;
  /** True to start on the side of the code. */
  readonly defaultTurned?: boolean;
  /** Told which side is up, for what the page does meanwhile, such as keeping the screen awake. */
  readonly onTurn?: (turned: boolean) => void;
}

/**
 * The member's card: rank and suit in its corners, the balance in large figures, and on its other
 * side the code that a till scans, on pure white. Only the side that is up can be read or reached, and a turn is announced.
 * It takes its colours from the `ThemeRoot` around it, which should carry the same tier.
 *
 * - When: once on a screen, for the member who is signed in.
 * - When not: to show a tier without a member, which is a `TierBadge`, or the code of an offer,
 * which is a `QrPanel`.
 */
export function MemberCard({
  defaultTurned = false,
  onTurn,
  labels,
  number,
  ...front
}: MemberCardProps) {
  const [turned, setTurned] = useState(defaultTurned);
  // The code is drawn when it is first wanted, and stays for the turn back.
  const [codeDrawn, setCodeDrawn] = useState(defaultTurned);
  const [announcement, setAnnouncement] = useState('');
  const sidesId = useId();
  const turn = () => {
    setTurned(!turned);
    setCodeDrawn(true);
    setAnnouncement(turned ? labels.cardShown : labels.codeShown);
    onTurn?.(!turned);
  };
  return (
    <Root data-turned={turned || undefined}>
      <Sides id={sidesId}>
        <MemberCardFront {...front} number={number} labels={labels} inert={turned} />
        {codeDrawn && (
          <MemberCardBack name={front.name} number={number} labels={labels} inert={!turned} />
        )}
      </Sides>
      <TurnButton type="button" onClick={turn} aria-controls={sidesId}>
        <Icon icon={turned ? turnIcon : qrIcon} />
        {turned ? labels.showCard : labels.showCode}
      </TurnButton>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </Root>
  );
}
