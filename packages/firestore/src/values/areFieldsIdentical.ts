import type { Fields, Value } from './value.ts';

function areFieldsIdentical(a: Fields, b: Fields): boolean {
  if (a === b) return true;
  if (a.size !== b.size) return false;
  for (const [name, value] of a) {
    const other = b.get(name);
    if (other === undefined || !isIdentical(value, other)) return false;
  }
  return true;
}

/** Stricter than equivalence: an integer differs from a double, and 0 from -0. Writing an identical value is a no-op. */
function isIdentical(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (a.kind !== b.kind) return false;
  switch (a.kind) {
    case 'null':
      return true;
    case 'timestamp': {
      const other = (b as typeof a).value;
      return a.value.seconds === other.seconds && a.value.nanos === other.nanos;
    }
    case 'bytes':
      return Buffer.compare(a.value, (b as typeof a).value) === 0;
    case 'geoPoint': {
      const other = b as typeof a;
      return Object.is(a.latitude, other.latitude) && Object.is(a.longitude, other.longitude);
    }
    case 'array': {
      const others = (b as typeof a).values;
      return (
        a.values.length === others.length &&
        a.values.every((element, index) => isIdentical(element, others[index] as Value))
      );
    }
    case 'map':
      return areFieldsIdentical(a.fields, (b as typeof a).fields);
    default:
      return Object.is(a.value, (b as typeof a).value);
  }
}

export { areFieldsIdentical };
