import { formatTimestamp } from './timestamp.ts';
import type { Value } from './value.ts';

function numberKey(value: bigint | number): string {
  if (typeof value === 'bigint' || Number.isSafeInteger(value)) return `n${value}`;
  return Number.isFinite(value) && Number.isInteger(value) ? `n${BigInt(value)}` : `n${value}`;
}

/** The key of an equality index: two values have the same key if and only if they are equivalent. */
export function indexKey(value: Value): string {
  switch (value.kind) {
    case 'null':
      return 'null';
    case 'boolean':
      return value.value ? 'true' : 'false';
    case 'integer':
    case 'double':
      // A template literal prints -0 as 0, and they are equivalent.
      return numberKey(value.value);
    case 'timestamp':
      return `t${formatTimestamp(value.value)}`;
    case 'string':
      return `s${value.value}`;
    case 'bytes':
      return `b${Buffer.from(value.value).toString('base64')}`;
    case 'reference':
      return `r${value.value}`;
    case 'geoPoint':
      return `g${numberKey(value.latitude)},${numberKey(value.longitude)}`;
    case 'array':
      return `a${JSON.stringify(value.values.map(indexKey))}`;
    case 'map':
      return `m${JSON.stringify([...value.fields].map(([name, field]) => [name, indexKey(field)]).sort())}`;
  }
}
