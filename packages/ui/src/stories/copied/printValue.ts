/** Longer texts and lists are shortened. */
const LONGEST_TEXT = 80;
const LONGEST_LIST = 4;
const LINE = 84;

type Print = (value: unknown) => string;

/** Prints a value of a story's arguments as TypeScript. `print` prints the values inside it. */
export function printValue(value: unknown, print: Print): string {
  if (typeof value === 'string') return printText(value);
  if (typeof value === 'function') return printFunction(value as () => unknown);
  if (value instanceof Date) return `new Date('${value.toISOString()}')`;
  if (Array.isArray(value)) return printList(value, print);
  if (typeof value === 'object' && value !== null) return printObject(value, print);
  return String(value);
}

function printText(text: string): string {
  const data = /^data:[^,]{0,40},/.exec(text)?.[0];
  const shown =
    text.length <= LONGEST_TEXT ? text : `${text.slice(0, data?.length ?? LONGEST_TEXT)}…`;
  const quoted = JSON.stringify(shown).slice(1, -1).replaceAll('\\"', '"');
  return `'${quoted.replaceAll("'", "\\'")}'`;
}

/** Callbacks of stories do nothing. Other functions are short, such as one that returns the id of a row. */
function printFunction(value: () => unknown): string {
  const text = String(value);
  return 'mock' in value || /=> ?(?:void 0|undefined)$/.test(text) ? '() => {}' : text;
}

function printList(list: readonly unknown[], print: Print): string {
  const long = list.length > LONGEST_LIST && list.every((item) => typeof item === 'object');
  const items = (long ? list.slice(0, LONGEST_LIST - 1) : list).map(print);
  return long
    ? [
        '[',
        ...items.map((item) => `  ${shift(item)},`),
        `  // ${list.length - items.length} more`,
        ']',
      ].join('\n')
    : enclosed('[', items, ']');
}

function printObject(value: object, print: Print): string {
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([name, inner]) => `${/^[\w$]+$/.test(name) ? name : `'${name}'`}: ${print(inner)}`);
  return enclosed('{', entries, '}');
}

function enclosed(start: string, items: readonly string[], end: string): string {
  const space = start === '{' && items.length > 0 ? ' ' : '';
  const line = `${start}${space}${items.join(', ')}${space}${end}`;
  if (line.length <= LINE && !line.includes('\n')) return line;
  return [start, ...items.map((item) => `  ${shift(item)},`), end].join('\n');
}

const shift = (text: string) => text.replaceAll('\n', '\n  ');
