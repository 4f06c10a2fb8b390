import { invalidArgument } from '../errors.ts';
import { formatTimestamp, isTimestampInRange, parseTimestamp } from '../values/timestamp.ts';
import type { Timestamp } from '../values/value.ts';
import { asInt32, asInt64, asObject, asString } from './message.ts';

/** The differences between JSON (REST) and protocol buffers (gRPC). All other code is shared. */
export interface Dialect {
  readTimestamp(raw: unknown, where: string): Timestamp;
  writeTimestamp(value: Timestamp): unknown;
  readBytes(raw: unknown, where: string): Buffer;
  writeBytes(value: Uint8Array): unknown;
  readDouble(raw: unknown, where: string): number;
  writeDouble(value: number): unknown;
  /** Returns the content of a wrapper message such as `google.protobuf.Int32Value`. */
  unwrap(raw: unknown, where: string): unknown;
  /** True for a representation of null in a `nullValue`. */
  isNull(raw: unknown): boolean;
  readonly nullValue: unknown;
}

const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
const NUMERIC = /^-?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const NAMED_DOUBLES: Readonly<Record<string, number>> = {
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  '-Infinity': Number.NEGATIVE_INFINITY,
};

function checkRange(value: Timestamp | null, where: string): Timestamp {
  if (!value || !isTimestampInRange(value)) {
    throw invalidArgument(`${where} must be a timestamp from the year 1 to 9999.`);
  }
  return value;
}

/** Protocol buffers as JSON, the format of REST. */
export const JSON_DIALECT: Dialect = {
  readTimestamp: (raw, where) => checkRange(parseTimestamp(asString(raw, where)), where),
  writeTimestamp: formatTimestamp,
  readBytes: (raw, where) => {
    const text = asString(raw, where);
    if (!BASE64.test(text)) throw invalidArgument(`${where} must be base64.`);
    return Buffer.from(text, 'base64');
  },
  writeBytes: (value) => Buffer.from(value).toString('base64'),
  readDouble: (raw, where) => {
    if (typeof raw === 'number') return raw;
    const text = asString(raw, where);
    const value = NAMED_DOUBLES[text] ?? (NUMERIC.test(text) ? Number(text) : undefined);
    if (value === undefined) throw invalidArgument(`${where} must be a number.`);
    return value;
  },
  writeDouble: (value) =>
    Number.isFinite(value) && !Object.is(value, -0) ? value : printed(value),
  unwrap: (raw) => raw,
  isNull: (raw) => raw === null || raw === 'NULL_VALUE' || raw === 0,
  nullValue: null,
};

const printed = (value: number) => (Object.is(value, -0) ? '-0' : String(value));

/** Protocol buffers as gRPC's decoder returns them: 64-bit numbers as text, enums by name. */
export const PROTO_DIALECT: Dialect = {
  readTimestamp: (raw, where) => {
    const { seconds = 0, nanos = 0 } = asObject(raw, where);
    const value = {
      seconds: Number(asInt64(seconds, where)),
      nanos: asInt32(nanos, where),
    };
    return checkRange(value, where);
  },
  writeTimestamp: (value) => value,
  readBytes: (raw, where) => {
    if (!Buffer.isBuffer(raw)) throw invalidArgument(`${where} must be bytes.`);
    // A copy: the decoder returns a view of the whole message, which would keep the message in memory.
    return Buffer.from(raw);
  },
  writeBytes: (value) => value,
  readDouble: (raw, where) => {
    if (typeof raw !== 'number') throw invalidArgument(`${where} must be a number.`);
    return raw;
  },
  writeDouble: (value) => value,
  unwrap: (raw, where) => asObject(raw, where)['value'] ?? 0,
  isNull: (raw) => raw === 'NULL_VALUE' || raw === 0,
  nullValue: 'NULL_VALUE',
};
