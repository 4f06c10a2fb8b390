import type { ReactNode } from 'react';

/** Unicode's replacement of an object, which no text contains. */
const PLACE = '\ufffc';

/**
 * Renders an element, such as a link, as the value of a message: a sentence is one message, so that a language chooses
 * the place of the element. A text as the element stays one text with the message, as screen readers read it.
 */
export function withElement(message: (value: string) => string, element: ReactNode): ReactNode {
  if (typeof element === 'string') return message(element);
  const [before, after] = message(PLACE).split(PLACE);
  return (
    <>
      {before}
      {element}
      {after}
    </>
  );
}
