/**
 * What is wrong with the list of newer features, a line each.
 * @param {Map<string, { lacking: string[], files: Set<string> }>} found what the build uses
 * @param {readonly import('../../packages/app/floor/newer.ts').NewerFeature[]} list
 * @param {(proof: string) => boolean} isThere whether a proof's file exists
 * @returns {string[]}
 */
export function judgeFloor(found, list, isThere) {
  const listed = new Map(list.map((entry) => [entry.feature, entry]));
  const unlisted = [...found]
    .filter(([feature]) => !listed.has(feature))
    .map(
      ([feature, { lacking, files }]) =>
        `${feature} is missing in ${lacking.join(', ')}: ${[...files].join(', ')}. Do without it, or list it in packages/app/floor/newer.ts.`,
    );
  const wrong = list.flatMap(({ feature, lacking, proof }) => {
    const use = found.get(feature);
    if (!use) return [`${feature} is listed, and nothing uses it: take it out of the list.`];
    const faults = [];
    if (use.lacking.join() !== lacking.join()) {
      faults.push(`${feature} is missing in ${use.lacking.join(', ')}; the list says otherwise.`);
    }
    if (!isThere(proof)) faults.push(`${feature} has no proof: there is no ${proof}.`);
    return faults;
  });
  return [...unlisted, ...wrong];
}
