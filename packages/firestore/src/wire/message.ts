import { invalidArgument } from '../errors.ts';

/** A protocol message before decoding. */
export type RawMessage = Readonly<Record<string, unknown>>;

const isObject = (raw: unknown): raw is RawMessage =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) && !Buffer.isBuffer(raw);

/** `where` is the position in the request, for error messages. */
export function asObject(raw: unknown, where: string): RawMessage {
  if (!isObject(raw)) throw invalidArgument(`${where} must be an object.`);
  return raw;
}

export function asList(raw: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(raw)) throw invalidArgument(`${where} must be a list.`);
  return raw;
}

export function asString(raw: unknown, where: string): string {
  if (typeof raw !== 'string') throw invalidArgument(`${where} must be a string.`);
  return raw;
}

export function asBoolean(raw: unknown, where: string): boolean {
  if (typeof raw !== 'boolean') throw invalidArgument(`${where} must be true or false.`);
  return raw;
}

/** A 32-bit integer, as a number or decimal text. */
export function asInt32(raw: unknown, where: string): number {
  const value = typeof raw === 'string' && /^-?\d{1,10}$/.test(raw) ? Number(raw) : raw;
  if (typeof value !== 'number' || !Number.isInteger(value) || Math.abs(value) > 2 ** 31 - 1) {
    throw invalidArgument(`${where} must be a whole number.`);
  }
  return value;
}

/** A 64-bit integer, as decimal text or a safe number. */
export function asInt64(raw: unknown, where: string): bigint {
  const isText = typeof raw === 'string' && /^-?\d{1,19}$/.test(raw);
  if (!isText && !Number.isSafeInteger(raw)) {
    throw invalidArgument(`${where} must be a whole number.`);
  }
  const value = BigInt(raw as string | number);
  if (BigInt.asIntN(64, value) !== value) {
    throw invalidArgument(`${where} does not fit 64 bits.`);
  }
  return value;
}

/** The name of an enum value, from its name or number. */
export function asEnum<Name extends string>(
  raw: unknown,
  names: Readonly<Record<number, Name>>,
  where: string,
): Name {
  const name = typeof raw === 'number' ? names[raw] : raw;
  const known = Object.values(names).find((candidate) => candidate === name);
  if (known === undefined) throw invalidArgument(`${where} has an unknown value.`);
  return known;
}

/** Reads the fields of one message, and tracks the unread ones, so that no field of a client is silently ignored. */
export class MessageReader {
  readonly where: string;
  readonly #raw: RawMessage;
  readonly #unread: Set<string>;

  constructor(raw: unknown, where: string) {
    this.where = where;
    this.#raw = asObject(raw, where);
    this.#unread = new Set(Object.keys(this.#raw).filter((key) => this.#raw[key] != null));
  }

  /** The raw value of a field, or undefined if it is missing or null. */
  get(field: string): unknown {
    this.#unread.delete(field);
    return this.#raw[field] ?? undefined;
  }

  has(field: string): boolean {
    return this.#raw[field] != null;
  }

  /** A field decoded by `read`, or `otherwise` if it is missing. */
  read<T, U>(field: string, read: (raw: unknown, where: string) => T, otherwise: U): T | U {
    const raw = this.get(field);
    return raw === undefined ? otherwise : read(raw, `${this.where}.${field}`);
  }

  string(field: string): string {
    return this.read(field, asString, '');
  }

  list<T>(field: string, read: (raw: unknown, where: string) => T): readonly T[] {
    const items = this.read(field, asList, []);
    return items.map((item, index) => read(item, `${this.where}.${field}[${index}]`));
  }

  /** The field of a oneof that is set, or null. Throws if two are set. */
  oneOf<Field extends string>(fields: readonly Field[]): Field | null {
    const set = fields.filter((field) => this.has(field));
    if (set.length > 1) {
      throw invalidArgument(`${this.where} may have only one of ${set.join(' and ')}.`);
    }
    return set[0] ?? null;
  }

  /** Throws if a field is unread, since it is unknown. */
  finish(): void {
    const [field] = this.#unread;
    if (field !== undefined) {
      throw invalidArgument(`Invalid request: unknown name "${field}" in ${this.where}.`);
    }
  }
}
