/**
 * Aligns text at the start or the end of the page's lines. `text-align: start` follows the direction of the text, and a
 * figure, a name or a code has its own in a page from right to left.
 */
export function alignedTo(side: 'start' | 'end'): string {
  return `
    text-align: ${side};
    [dir='rtl'] & { text-align: ${side === 'start' ? 'right' : 'left'}; }
  `;
}
