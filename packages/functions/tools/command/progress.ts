import { numberText } from '../../src/contract/rules/numbers.ts';

const EVERY_MS = 2_000;

/** A part of the work that is done. */
export interface Done {
  readonly rows: number;
  /** From 0 to 1; null if the end is unknown. */
  readonly share: number | null;
}

/**
 * Returns a function that prints the rows, the rows a second and the time left, every two seconds. Work of less time
 * prints nothing.
 * @param what is counted, such as `rows`
 */
export function printProgress(what = 'rows'): (done: Done) => void {
  let startedAt: number | null = null;
  let printedAt = 0;
  return ({ rows, share }) => {
    const now = Date.now();
    if (startedAt === null) [startedAt, printedAt] = [now, now];
    if (now - printedAt < EVERY_MS) return;
    printedAt = now;
    const seconds = (now - startedAt) / 1_000;
    const speed = `${numberText(Math.round(rows / seconds))} a second`;
    console.log([`${numberText(rows)} ${what}`, ...partsOf(share, seconds), speed].join(', '));
  };
}

function partsOf(share: number | null, seconds: number): readonly string[] {
  if (share === null || share === 0) return [];
  const left = Math.round(seconds / share - seconds);
  const time = left < 90 ? `${left} s` : `${numberText(Math.round(left / 60))} min`;
  return [`${Math.floor(share * 100)} %`, `${time} left`];
}

/**
 * Lets the program finish its transaction when it is interrupted. A second interrupt ends it at once, which leaves no
 * half-written record either.
 * @returns a signal that is aborted by the interrupt
 */
export function stopAtInterrupt(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  return controller.signal;
}
