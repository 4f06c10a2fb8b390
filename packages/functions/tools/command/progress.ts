import { counted } from '../../src/contract/rules/numbers.ts';

const PROGRESS_MS = 5_000;

/** Returns a function that prints a number of rows, but at most every five seconds. */
export function everyFewSeconds(): (rows: number) => void {
  let printedAt = Date.now();
  return (rows) => {
    if (Date.now() - printedAt < PROGRESS_MS) return;
    printedAt = Date.now();
    console.log(counted(rows, 'row'));
  };
}
