/** Collections with as many documents as the calendar has days for: the demonstration makes them anew each day. */
const BY_CALENDAR = new Set(['events']);
const CALENDAR_SHARE = 0.15;

/**
 * What two results of `countVisits` differ in, a sentence each.
 * @returns {string[]}
 */
export function differences(expected, found) {
  const steps = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...steps].flatMap((step) => {
    const [before, after] = [expected[step], found[step]];
    if (!before || !after) return [`${step}: ${after ? 'is new' : 'is not counted any more'}.`];
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
  return before === after ? [] : [`${step}: ${after} ${what}, where there were ${before}.`];
}
