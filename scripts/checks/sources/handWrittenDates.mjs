/** Patterns of dates and times that bypass the modules of the casinos' time. */
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
  {
    what: 'format',
    pattern: /\bIntl\.DateTimeFormat\b|\.toLocale(?:Date|Time)String\(|\.to(?:Date|Time)String\(/g,
  },
  { what: 'hour in UTC', pattern: /\binUtc\([^;]*?\.format\('[^']*[Hh][^']*'\)/g },
  { what: 'clock read once', pattern: /\bnow: new Date\(\)/g },
  { what: 'zone', pattern: /'(?:Africa|America|Asia|Atlantic|Australia|Europe|Pacific)\/\w+'/g },
  { what: 'import', pattern: /\bfrom 'dayjs\b[^']*'/g },
];

/**
 * Finds hand-written arithmetic and formats of days, months, hours, zones and offsets in a source file, and its imports
 * of dayjs, each as `kind: source text`. Comments are ignored.
 * @param {string} source
 * @returns {string[]}
 */
export function handWrittenDates(source) {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, '');
  return FORMS.flatMap(({ what, pattern }) =>
    [...code.matchAll(pattern)].map(([written]) => `${what}: ${written}`),
  );
}
