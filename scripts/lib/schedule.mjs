/**
 * Runs parts in parallel, up to the number of cores. A part starts when all parts before it have started and its cores
 * are free. `onEnd` is called in the order of the list.
 * @template {{ cores: number }} P
 * @template R
 * @param {readonly P[]} parts
 * @param {{ cores: number, run(part: P): Promise<R>, onEnd(part: P, result: R): void }} options `run` never
 *   rejects
 */
export async function runInParallel(parts, { cores, run, onEnd }) {
  let free = cores;
  const running = new Set();
  const results = new Map();
  let reported = 0;
  for (const part of parts) {
    const needed = Math.min(part.cores, cores);
    while (free < needed) await Promise.race(running);
    free -= needed;
    const ended = run(part).then((result) => {
      free += needed;
      running.delete(ended);
      results.set(part, result);
      for (; results.has(parts[reported]); reported += 1) {
        onEnd(parts[reported], results.get(parts[reported]));
      }
    });
    running.add(ended);
  }
  await Promise.all(running);
}
