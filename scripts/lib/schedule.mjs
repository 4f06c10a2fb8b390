/**
 * Runs parts side by side as far as the cores go. A part starts when all parts before it have started and
 * its cores are free, so that the order of the table is the order of the starts; and it is told of in that
 * order as well, whichever ends first.
 * @template {{ cores: number }} P
 * @template R
 * @param {readonly P[]} parts
 * @param {{ cores: number, run(part: P): Promise<R>, onEnd(part: P, result: R): void }} options `run` never
 *   rejects
 */
export async function runSideBySide(parts, { cores, run, onEnd }) {
  let free = cores;
  const running = new Set();
  const results = new Map();
  let told = 0;
  for (const part of parts) {
    const needed = Math.min(part.cores, cores);
    while (free < needed) await Promise.race(running);
    free -= needed;
    const ended = run(part).then((result) => {
      free += needed;
      running.delete(ended);
      results.set(part, result);
      for (; results.has(parts[told]); told += 1) onEnd(parts[told], results.get(parts[told]));
    });
    running.add(ended);
  }
  await Promise.all(running);
}
