/**
 * Returns the errors in the list of newer features, one per line.
 * @param {Map<string, { lacking: string[], files: Set<string> }>} found the newer features of the build
 * @param {readonly import('../../packages/app/floor/newer.ts').NewerFeature[]} list
 * @param {(proof: string) => boolean} isThere whether a proof's file exists
 * @returns {string[]}
 */
export function checkFloor(found, list, isThere) {
  const listed = new Map(list.map((entry) => [entry.feature, entry]));
  const unlisted = [...found]
    .filter(([feature]) => !listed.has(feature))
    .map(
      ([feature, { lacking, files }]) =>
        `${feature} is missing in ${lacking.join(', ')}: ${[...files].join(', ')}. Remove it, or add it to packages/app/floor/newer.ts.`,
    );
  const wrong = list.flatMap(({ feature, lacking, proof }) => {
    const use = found.get(feature);
    if (!use) return [`${feature} is listed but has no use: remove it from the list.`];
    const faults = [];
    if (use.lacking.join() !== lacking.join()) {
      faults.push(
        `${feature} is missing in ${use.lacking.join(', ')}; the list has ${lacking.join(', ')}.`,
      );
    }
    if (!isThere(proof)) faults.push(`The proof of ${feature} does not exist: ${proof}.`);
    return faults;
  });
  return [...unlisted, ...wrong];
}
