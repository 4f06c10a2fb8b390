import { Suspense, useState } from 'react';
import { MemberCard } from '../../../components/MemberCard/MemberCard.tsx';
import { MemberCode } from '../../../components/MemberCard/MemberCode.tsx';
import { useMessages } from '../../../i18n/I18nProvider.tsx';
import { SharedElement } from '../../../primitives/SharedElement/SharedElement.tsx';
import type { OwnCardLayoutProps } from './OwnCard.types.ts';
import { OWN_CARD } from './ownCardName.ts';

/** The code fills the screen. */
export function OwnCardMobile({ onTurn, index: Index, ...card }: OwnCardLayoutProps) {
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
      <Suspense>
        {Index && (
          <Index
            tier={card.tier}
            balance={card.balance}
            labels={card.labels}
            onShowCode={() => show(true)}
          />
        )}
      </Suspense>
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
