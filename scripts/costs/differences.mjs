/** Collections with a different size each day: the demo calendar is generated daily. */
const BY_CALENDAR = new Set(['events']);
const CALENDAR_SHARE = 0.15;

/**
 * Describes the differences between two results of `countVisits`, one sentence each.
 * @returns {string[]}
 */
export function differences(expected, found) {
  const steps = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...steps].flatMap((step) => {
    const [before, after] = [expected[step], found[step]];
    if (!before || !after) return [`${step}: ${after ? 'is new' : 'is missing'}.`];
    const identity = differ(step, 'calls of the identity service', before.identity, after.identity);
    const kinds = ['calls', 'reads', 'writes', 'deletes'];
    return [
      ...identity,
      ...kinds.flatMap((kind) => differencesOf(step, kind, before[kind], after[kind])),
    ];
  });
}

function differencesOf(step, kind, before, after) {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [one, other] = [before[name] ?? 0, after[name] ?? 0];
    if (BY_CALENDAR.has(name) && Math.abs(other - one) <= one * CALENDAR_SHARE) return [];
    return differ(step, `${kind} of ${name}`, one, other);
  });
}

function differ(step, what, before, after) {
  return before === after ? [] : [`${step}: ${after} ${what}, expected ${before}.`];
}
