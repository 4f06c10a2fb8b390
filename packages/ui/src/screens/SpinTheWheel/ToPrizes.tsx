import type { RefObject } from 'react';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

/** Scrolls to the list of prizes and moves the focus to it. */
export function ToPrizes({ list }: { readonly list: RefObject<HTMLElement | null> }) {
  const { show } = useMessages().games.spin.prizes;
  const scroll = () => {
    list.current?.scrollIntoView({ block: 'start' });
    list.current?.focus({ preventScroll: true });
  };
  return (
    <Button variant="quiet" block onClick={scroll}>
      {show}
    </Button>
  );
}
