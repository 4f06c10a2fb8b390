import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/** A scanner presses and releases each key within some milliseconds. */
const HOLD_MS = 700;

export interface HoldButtonProps {
  readonly children: ReactNode;
  readonly busy: boolean;
  readonly busyLabel: string;
  readonly onClick: () => void;
}

/** Confirms what nobody should do by accident: a key presses it only while it is held, because a scanner presses keys, too. */
export function HoldButton({ children, ...button }: HoldButtonProps) {
  const { holdKey } = useMessages().till;
  const root = useRef<HTMLButtonElement>(null);
  const [isTooShort, setTooShort] = useState(false);

  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    // The page does not press it for a key, either.
    element.dataset.hold = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      if (event.repeat || timer !== undefined) return;
      timer = setTimeout(() => {
        stop();
        setTooShort(false);
        element.click();
      }, HOLD_MS);
    };
    const release = (event: KeyboardEvent) => {
      if (event.key === ' ') event.preventDefault();
      if (timer === undefined) return;
      stop();
      setTooShort(true);
    };
    element.addEventListener('keydown', press);
    element.addEventListener('keyup', release);
    element.addEventListener('blur', stop);
    return () => {
      stop();
      element.removeEventListener('keydown', press);
      element.removeEventListener('keyup', release);
      element.removeEventListener('blur', stop);
    };
  }, []);

  return (
    <>
      <Button ref={root} variant="danger" {...button}>
        {isTooShort ? holdKey : children}
      </Button>
      <VisuallyHidden role="status">{isTooShort && holdKey}</VisuallyHidden>
    </>
  );
}
