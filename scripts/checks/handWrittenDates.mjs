/** Patterns of date arithmetic without dayjs. */
const FORMS = [
  {
    what: 'part of a date',
    pattern:
      /\.[gs]et(?:UTC)?(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds)\([^)\n]*\)/g,
  },
  { what: 'date from parts', pattern: /\bDate\.UTC\(/g },
  { what: 'date from parts', pattern: /\bnew Date\((?:[^()'"`,]|\([^()]*\))+,/g },
  {
    what: 'offset',
    pattern: /\bgetTimezoneOffset\b|\bformatToParts\b|timeZoneName|\b(?:long|short)Offset\b/g,
  },
  {
    what: 'length of a day',
    pattern: /\b86_?400(?:_?000)?n?\b|\b24 \* (?:60|3_?600|HOUR\w*)\b|\b60 \* 24\b|\bDAY_MS\b/g,
  },
  { what: 'length of a year', pattern: /\* 36[56]\b|\b36[56] \*/g },
  { what: 'weekday or month', pattern: /% (?:7|12)\b/g },
  {
    what: 'cut text',
    pattern:
      /\btoISOString\(\)\s*\.(?:slice|substring|substr|split|replace)|At\.slice\(0, (?:4|7|10)\)/g,
  },
  { what: 'import', pattern: /\bfrom 'dayjs\b[^']*'/g },
];

/**
 * Finds hand-written arithmetic with days, months, zones and offsets in a source file, and its imports of dayjs,
 * each as `kind: source text`. Comments are ignored.
 * @param {string} source
 * @returns {string[]}
 */
export function handWrittenDates(source) {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, '');
  return FORMS.flatMap(({ what, pattern }) =>
    [...code.matchAll(pattern)].map(([written]) => `${what}: ${written}`),
  );
}
