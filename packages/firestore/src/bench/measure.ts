/** The median and the 99th percentile, in milliseconds. */
export interface Percentiles {
  readonly p50: number;
  readonly p99: number;
  /** Calls per second. */
  readonly rate: number;
}

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Makes `calls` calls with this many concurrent clients. Each client awaits one call at a time. */
export async function measure(
  clients: number,
  calls: number,
  call: (n: number) => Promise<unknown>,
): Promise<Percentiles> {
  const times: number[] = [];
  let next = 0;
  const begin = performance.now();
  const work = async () => {
    while (next < calls) {
      const n = next;
      next += 1;
      const started = performance.now();
      await call(n);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  const seconds = (performance.now() - begin) / 1000;
  const sorted = times.sort((a, b) => a - b);
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), rate: calls / seconds };
}

export function printPercentiles({ p50, p99, rate }: Percentiles): string {
  return `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, ${Math.round(rate)} a second`;
}
