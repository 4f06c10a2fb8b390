import { vars } from '../../tokens/vars.ts';

/** The most columns of a list of cards. */
const MOST = 4;

/**
 * Styles of a grid that has no row with an empty cell: the cells that would remain are the first row, and share it. The
 * parent of the grid is a container of its inline size.
 * @param least the minimum width of a column, as a number of rem
 */
export function fullRows(least: number): string {
  const leastWidth = (columns: number) => `${columns * least + columns - 1}rem`;
  const rules = [
    `display: grid; gap: ${vars.space[4]}; grid-template-columns: minmax(0, 1fr);`,
    ...[2, 3, MOST].map((columns) => {
      const end = columns === MOST ? '' : `and (inline-size < ${leastWidth(columns + 1)})`;
      return `
        @container (inline-size >= ${leastWidth(columns)}) ${end} {
          ${rowStyles(columns)}
        }`;
    }),
  ];
  return rules.join('\n');
}

/** The rules for a number of columns. Its tracks divide equally among each smaller number of cells. */
function rowStyles(columns: number): string {
  const tracks = columns === 2 ? 2 : columns * (columns - 1);
  const firstRows = Array.from({ length: columns - 1 }, (_, index) => {
    const cells = firstRowStyles(index + 1, columns);
    return `${cells} { grid-column: span ${tracks / (index + 1)}; }`;
  });
  return [
    `grid-template-columns: repeat(${tracks}, minmax(0, 1fr));`,
    `& > * { grid-column: span ${tracks / columns}; }`,
    ...firstRows,
  ].join('\n');
}

/** Selects the cells of a first row with fewer cells than columns, by their place from the end. */
function firstRowStyles(cells: number, columns: number): string {
  return Array.from(
    { length: cells },
    (_, index) => `& > :nth-child(${index + 1}):nth-last-child(${columns}n + ${cells - index})`,
  ).join(', ');
}
