import type { Fields, Plain } from '../../content/format/fields.ts';

/** A document to write. With `only`, updates only those fields of an existing document. */
export interface SeedWrite {
  /** `{collection}/{id}`. */
  readonly path: string;
  readonly fields: Fields;
  readonly only?: readonly string[];
}

/**
 * The few Firestore calls of the seed, over REST with administrator rights. An SDK would slow the start.
 */
export class FirestoreRest {
  private readonly url: string;
  private readonly root: string;

  /** @param host host and port, such as `127.0.0.1:8080` */
  constructor(host: string, projectId: string) {
    this.root = `projects/${projectId}/databases/(default)/documents`;
    this.url = `http://${host}/v1/${this.root}`;
  }

  /** True if the document exists. */
  async exists(path: string): Promise<boolean> {
    const found = await this.call<{ found?: unknown }[]>('batchGet', {
      documents: [`${this.root}/${path}`],
    });
    return found.some((result) => result.found !== undefined);
  }

  /** Writes all documents atomically. */
  async commit(writes: readonly SeedWrite[]): Promise<void> {
    await this.call('commit', {
      writes: writes.map(({ path, fields, only }) => ({
        update: { name: `${this.root}/${path}`, fields: encodeFields(fields) },
        ...(only && { updateMask: { fieldPaths: only }, currentDocument: { exists: true } }),
      })),
    });
  }

  private async call<Reply>(method: string, body: unknown): Promise<Reply> {
    const response = await fetch(`${this.url}:${method}`, {
      method: 'POST',
      headers: {
        Authorization: 'Bearer owner',
        'Content-Type': 'application/json',
        // The server ends an idle connection after five seconds. On a busy machine the documents are computed for as long.
        Connection: 'close',
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) {
      throw new Error(`The document store answered ${response.status}: ${await response.text()}`);
    }
    return (await response.json()) as Reply;
  }
}

function encodeFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, encode(value)]));
}

function encode(value: Plain): unknown {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (isList(value)) return { arrayValue: { values: value.map(encode) } };
  return { mapValue: { fields: encodeFields(value) } };
}

function isList(value: readonly Plain[] | Fields): value is readonly Plain[] {
  return Array.isArray(value);
}
