import { Suspense, useRef, useState } from 'react';
import { MemberCard } from '../../../components/MemberCard/MemberCard.tsx';
import { MemberCode } from '../../../components/MemberCard/MemberCode.tsx';
import { useMessages } from '../../../i18n/I18nProvider.tsx';
import { afterFrame } from '../../../primitives/Motion/afterFrame.ts';
import { SharedElement } from '../../../primitives/SharedElement/SharedElement.tsx';
import type { OwnCardLayoutProps } from './OwnCard.types.ts';
import { OWN_CARD } from './ownCardName.ts';

/** The code fills the screen. */
export function OwnCardMobile({ onTurn, index: Index, ...card }: OwnCardLayoutProps) {
  const { home } = useMessages().rewards;
  const [isOpen, setIsOpen] = useState(false);
  const isOpening = useRef(false);
  // A modal dialog that opens recalculates the style of the whole page, so the tap is painted first. `onTurn` renders
  // before the code moves.
  const open = () => {
    if (isOpening.current) return;
    isOpening.current = true;
    onTurn?.(true);
    afterFrame(() => {
      isOpening.current = false;
      setIsOpen(true);
    });
  };
  const close = () => {
    setIsOpen(false);
    onTurn?.(false);
  };
  return (
    <>
      <SharedElement name={OWN_CARD}>
        <MemberCard {...card} onShowCode={open} />
      </SharedElement>
      <Suspense>
        {Index && (
          <Index tier={card.tier} balance={card.balance} labels={card.labels} onShowCode={open} />
        )}
      </Suspense>
      <MemberCode
        open={isOpen}
        name={card.name}
        number={card.number}
        labels={card.labels}
        hint={home.codeHint}
        onClose={close}
      />
    </>
  );
}
