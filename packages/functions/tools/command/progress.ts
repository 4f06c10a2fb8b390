import { numberText } from '../../src/contract/rules/numbers.ts';

const FIRST_MS = 2_000;

/** A part of the work that is done. */
export interface Done {
  readonly rows: number;
  /** From 0 to 1. */
  readonly share: number;
}

/**
 * Returns a function that prints the rows, the rows a second and the time left, every two seconds. Work of less time
 * prints nothing.
 */
export function printProgress(): (done: Done) => void {
  const startedAt = Date.now();
  let printedAt = startedAt;
  return ({ rows, share }) => {
    const now = Date.now();
    if (now - printedAt < FIRST_MS) return;
    printedAt = now;
    const seconds = (now - startedAt) / 1_000;
    const left = share > 0 ? Math.round(seconds / share - seconds) : null;
    const percent = Math.floor(share * 100);
    console.log(
      `${numberText(rows)} rows, ${percent} %, ${numberText(Math.round(rows / seconds))} a second${left === null ? '' : `, ${timeText(left)} left`}`,
    );
  };
}

function timeText(seconds: number): string {
  return seconds < 90 ? `${seconds} s` : `${numberText(Math.round(seconds / 60))} min`;
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
