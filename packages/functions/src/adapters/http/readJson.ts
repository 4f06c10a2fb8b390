import { ServiceError } from '../../domain/ports/serviceError.ts';

/** Far above a page of a list. */
export const MAX_BYTES = 8_000_000;

/**
 * The JSON of a reply to the operation `name`. Throws a `ServiceError` for another type, a reply that is cut, or one of
 * more than `maxBytes`, which is not read to its end.
 */
export async function readJson(
  name: string,
  response: Response,
  maxBytes = MAX_BYTES,
): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) {
    await response.body?.cancel();
    throw new ServiceError('broken', `${name}, the reply is not JSON`, { rule: 'G-03' });
  }
  const text = await readText(name, response, maxBytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new ServiceError('broken', `${name}, the reply is not valid JSON`, { rule: 'G-03' });
  }
}

async function readText(name: string, response: Response, maxBytes: number): Promise<string> {
  const text = await readUpTo(response, maxBytes).catch(() => {
    throw new ServiceError('unavailable', `${name}, the reply is cut`);
  });
  if (text !== null) return text;
  throw new ServiceError('broken', `${name}, the reply is too long`, { rule: 'G-09' });
}

/** The body of a reply; null if it has more than `maxBytes`, of which the rest is not read. */
export async function readUpTo({ body }: Response, maxBytes: number): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
