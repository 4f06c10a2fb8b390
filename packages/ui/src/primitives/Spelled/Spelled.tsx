import { styled } from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Copying a code must copy it once, so the spelled text is not selectable. */
const SpokenText = styled(VisuallyHidden)`
  user-select: none;
`;

/**
 * A code or number that screen readers read character by character, with a pause at each hyphen or space: `DINE-48`
 * as "D I N E, 4 8". The visible text does not change.
 *
 * - When: text that people read out to each other, such as a membership number.
 * - When not: quantities.
 */
export function Spelled({ text }: { readonly text: string }) {
  const groups = text.split(/[-\s]+/);
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <SpokenText>{groups.map((group) => [...group].join(' ')).join(', ')}</SpokenText>
    </>
  );
}
