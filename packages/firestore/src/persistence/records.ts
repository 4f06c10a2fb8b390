import { crc32 } from 'node:zlib';
import type { Changes } from '../documents/database.ts';
import type { Document } from '../documents/document.ts';
import { decodeFields } from '../wire/decodeValue.ts';
import { JSON_DIALECT } from '../wire/dialect.ts';
import { encodeFields } from '../wire/encodeValue.ts';

/** A document on disk: its path and, unless it is deleted, its times in microseconds and its fields. */
type DocumentEntry = readonly [
  path: string,
  createTime?: number,
  updateTime?: number,
  fields?: unknown,
];

/** A line on disk: one commit of a log, or a part of a snapshot. */
export interface CommitRecord {
  /** Microseconds since the epoch. */
  readonly time: number;
  readonly documents: readonly DocumentEntry[];
}

const CHECKSUM_LENGTH = 8;

const checksum = (json: string) => crc32(json).toString(16).padStart(CHECKSUM_LENGTH, '0');

const toEntry = (path: string, document: Document | undefined): DocumentEntry =>
  document
    ? [path, document.createTime, document.updateTime, encodeFields(document.fields, JSON_DIALECT)]
    : [path];

export function toRecord(changes: Changes, time: number): CommitRecord {
  return { time, documents: [...changes].map(([path, document]) => toEntry(path, document)) };
}

/** One line with its checksum, which detects a line that a crash has truncated. */
export function printRecord(record: CommitRecord): string {
  const json = JSON.stringify(record);
  return `${checksum(json)} ${json}\n`;
}

/** Parses a line without its line feed. Null if the checksum does not match. */
export function parseRecord(line: string): CommitRecord | null {
  const json = line.slice(CHECKSUM_LENGTH + 1);
  return line.slice(0, CHECKSUM_LENGTH) === checksum(json) ? JSON.parse(json) : null;
}

export function toChanges({ documents }: CommitRecord): Changes {
  return new Map(
    documents.map(([path, createTime, updateTime, fields]) => [
      path,
      createTime === undefined || updateTime === undefined
        ? undefined
        : { path, createTime, updateTime, fields: decodeFields(fields, path, JSON_DIALECT) },
    ]),
  );
}
