/** A REST value of one of the types that the model supports. */
export type JsonValue =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number | 'NaN' }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly arrayValue: { readonly values: readonly JsonValue[] } }
  | { readonly mapValue: { readonly fields: JsonFields } };

export type JsonFields = { readonly [name: string]: JsonValue };

/** A value in a form that JavaScript can compare: the rank of its type, and its content. */
function ranked(value: JsonValue): [rank: number, content: unknown] {
  if ('nullValue' in value) return [0, 0];
  if ('booleanValue' in value) return [1, value.booleanValue];
  if ('integerValue' in value) return [2, Number(value.integerValue)];
  if ('doubleValue' in value) return [2, Number(value.doubleValue)];
  if ('timestampValue' in value) return [3, Date.parse(value.timestampValue)];
  if ('stringValue' in value) return [4, value.stringValue];
  if ('arrayValue' in value) return [8, value.arrayValue.values];
  return [9, value.mapValue.fields];
}

function compareSequences(a: readonly JsonValue[], b: readonly JsonValue[]): number {
  for (let index = 0; index < a.length && index < b.length; index += 1) {
    const order = naiveCompare(a[index] as JsonValue, b[index] as JsonValue);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareMaps(a: JsonFields, b: JsonFields): number {
  // Names and values alternate, so that the first difference of either decides.
  const flatten = (fields: JsonFields) =>
    Object.keys(fields)
      .sort()
      .flatMap((name) => [{ stringValue: name }, fields[name] as JsonValue]);
  return compareSequences(flatten(a), flatten(b));
}

/** The order of values, in the simplest code. */
export function naiveCompare(a: JsonValue, b: JsonValue): number {
  const [rankA, contentA] = ranked(a);
  const [rankB, contentB] = ranked(b);
  if (rankA !== rankB) return rankA - rankB;
  if (rankA === 8) return compareSequences(contentA as JsonValue[], contentB as JsonValue[]);
  if (rankA === 9) return compareMaps(contentA as JsonFields, contentB as JsonFields);
  if (Number.isNaN(contentA) || Number.isNaN(contentB)) {
    return Number(Number.isNaN(contentB)) - Number(Number.isNaN(contentA));
  }
  const [x, y] = [contentA as number, contentB as number];
  return x < y ? -1 : x > y ? 1 : 0;
}

export const isSameRank = (a: JsonValue, b: JsonValue) => ranked(a)[0] === ranked(b)[0];
export const naiveEquals = (a: JsonValue, b: JsonValue) => naiveCompare(a, b) === 0;
export const numberOf = (value: JsonValue | undefined): number | null =>
  value && ranked(value)[0] === 2 ? (ranked(value)[1] as number) : null;
