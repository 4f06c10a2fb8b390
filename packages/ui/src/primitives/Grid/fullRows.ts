import { vars } from '../../tokens/vars.ts';

/** The most columns of a list of cards. */
const MOST = 4;

/**
 * Styles of a grid that has no row with an empty cell: the first cell takes the columns that the last row would leave
 * empty. The parent of the grid is a container of its inline size.
 * @param least the minimum width of a column, as a number of rem
 */
export function fullRows(least: number): string {
  const rules = [
    `display: grid; gap: ${vars.space[4]}; grid-template-columns: minmax(0, 1fr);`,
    ...[2, 3, MOST].map(
      (columns) => `
        @container (inline-size >= ${columns * least + columns - 1}rem) {
          grid-template-columns: repeat(${columns}, minmax(0, 1fr));
          ${firstCell(columns)}
        }`,
    ),
  ];
  return rules.join('\n');
}

/** Rules for every number of cells in the last row, so that none of fewer columns remains. */
function firstCell(columns: number): string {
  return Array.from({ length: columns }, (_, index) => {
    const cells = `:first-child:nth-last-child(${columns}n + ${index + 1})`;
    return `& > ${cells} { grid-column: span ${columns - index}; }`;
  }).join('\n');
}
