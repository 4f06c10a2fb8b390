import * as z from 'zod/mini';
import type { Fields } from './fields.ts';
import { fieldsAt } from './fieldsAt.ts';
import type { ParsedFile } from './parseFile.ts';
import type { Path, Problem } from './problem.ts';
import { sentenceOf } from './sentence.ts';

/** A file that matches the schema of its kind. */
export interface Entry<T> extends Omit<ParsedFile, 'data'> {
  readonly data: T;
}

/** A document to publish. Its fields hold instants as dates. */
export interface ContentDocument {
  readonly collection: string;
  readonly id: string;
  readonly fields: Fields;
}

/** A document as its readers see it: JSON with instants as ISO 8601. */
export interface PlainDocument {
  readonly collection: string;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A document with the file that describes it. */
export interface BuiltDocument extends ContentDocument {
  readonly source: Pick<Entry<unknown>, 'path' | 'problemAt'>;
}

/** Receives the problems of a folder. */
export type Report = (problem: Problem) => void;

/** The files that match `schema`. Reports each field that does not. */
export function readEntries<S extends z.ZodMiniType>(
  schema: S,
  files: readonly ParsedFile[],
  report: Report,
): readonly Entry<z.infer<S>>[] {
  return files.flatMap((file) => {
    const { success, data, error } = z.safeParse(schema, file.data ?? {});
    if (success) return [{ ...file, data }];
    for (const issue of error.issues) {
      const path = issue.path.filter((step): step is string | number => typeof step !== 'symbol');
      const extra = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
      const sentence = sentenceOf(issue, valueAt(file.data, path), fieldsAt(schema, path));
      report(file.problemAt([...path, ...extra], sentence));
    }
    return [];
  });
}

/** Runs `read`. Reports its RangeError at `path` and returns null. */
export function attempt<T>(
  entry: Pick<Entry<unknown>, 'problemAt'>,
  path: Path,
  report: Report,
  read: () => T,
): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    report(entry.problemAt(path, error.message));
    return null;
  }
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[step]
        : undefined,
    data,
  );
}
