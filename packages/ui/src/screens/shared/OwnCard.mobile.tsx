import { useState } from 'react';
import { MemberCard, type MemberCardProps } from '../../components/MemberCard/MemberCard.tsx';
import { MemberCode } from '../../components/MemberCard/MemberCode.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { SharedElement } from '../../primitives/SharedElement/SharedElement.tsx';
import { OWN_CARD } from './ownCardName.ts';

/** The code fills the screen. */
export function OwnCardMobile({ onTurn, ...card }: Omit<MemberCardProps, 'onShowCode'>) {
  const { home } = useMessages().rewards;
  const [isOpen, setIsOpen] = useState(false);
  const show = (open: boolean) => {
    setIsOpen(open);
    onTurn?.(open);
  };
  return (
    <>
      <SharedElement name={OWN_CARD}>
        <MemberCard {...card} onShowCode={() => show(true)} />
      </SharedElement>
      <MemberCode
        open={isOpen}
        name={card.name}
        number={card.number}
        labels={card.labels}
        hint={home.codeHint}
        onClose={() => show(false)}
      />
    </>
  );
}
