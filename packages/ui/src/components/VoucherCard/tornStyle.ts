import { vars } from '../../tokens/vars.ts';

/** How far the paper reaches beyond the tear, in pixels, from the top edge to the bottom one. */
const TEETH = [3, 6, 2, 5, 4, 7, 3, 6, 1, 5, 2, 6];

/** The width of the gap between the parts, in pixels. */
const GAP = 7;

/** Cuts an element along the tear. `edge` is the position of the tear, and `other` the side that stays straight. */
function tear(edge: string, other: string): string {
  const points = TEETH.map(
    (tooth, index) =>
      `calc(${edge} + var(--forward) * ${tooth}px) ${Math.round((100 * index) / (TEETH.length - 1))}%`,
  );
  return `clip-path: polygon(${points.join()}, ${other} 100%, ${other} 0);`;
}

/** An outline that follows the tear, which a border does not. */
const outline = [1, -1]
  .flatMap((way) => {
    const line = `calc(${way} * ${vars.size.hairline})`;
    return [
      `drop-shadow(${line} 0 ${vars.color.border})`,
      `drop-shadow(0 ${line} ${vars.color.border})`,
    ];
  })
  .join(' ');

/** The two sides of a part, because a polygon has no logical directions. */
export const tornEnds = {
  ltr: '--start: 0%; --end: 100%; --forward: 1;',
  rtl: '--start: 100%; --end: 0%; --forward: -1;',
};

/** The two parts of a ticket whose stub is torn off. The paper of the body is a pseudo-element. */
export const tornTicket = `
  background: none;
  mask: none;
  overflow: visible;
  filter: ${outline};

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    inset-inline-start: var(--stub);
    z-index: -1;
    border-radius: inherit;
    background: ${vars.color.surface};
    ${tear('var(--start)', 'var(--end)')}
  }
`;

/** The stub, which lies a little askew. */
export const tornStub = `
  rotate: calc(var(--forward) * -1.5deg);
  ${tear(`calc(var(--end) - var(--forward) * ${GAP}px)`, 'var(--start)')}
`;
