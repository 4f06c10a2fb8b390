import { styled } from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Whoever copies a code wants it once. */
const Heard = styled(VisuallyHidden)`
  user-select: none;
`;

/**
 * A code or number that is heard character by character, with a pause where it has a hyphen or a space:
 * `DINE-48` as "D I N E, 4 8". It is shown as it is.
 *
 * - When: what is read out to somebody, such as a membership number.
 * - When not: numbers that count something.
 */
export function Spelled({ text }: { readonly text: string }) {
  const groups = text.split(/[-\s]+/);
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <Heard>{groups.map((group) => [...group].join(' ')).join(', ')}</Heard>
    </>
  );
}
