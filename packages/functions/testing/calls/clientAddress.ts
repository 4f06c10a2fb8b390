import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<Readonly<Record<string, string>>>();
const plainFetch = globalThis.fetch;
let addresses = 0;

/** A network address of the documentation range that no other client of this test file has. */
export function newAddress(): string {
  addresses += 1;
  return `2001:db8:${(process.pid % 0xffff).toString(16)}:${addresses.toString(16)}::1`;
}

/** Runs `work` with `address` as the client address of its fetches, as the front end would report it. */
export function fromAddress<T>(address: string, work: () => Promise<T>): Promise<T> {
  return withHeader('X-Forwarded-For', address, work);
}

/** Runs `work` with `tags` as the languages of its fetches, as a browser sends them. */
export function inLanguage<T>(tags: string, work: () => Promise<T>): Promise<T> {
  return withHeader('Accept-Language', tags, work);
}

function withHeader<T>(name: string, value: string, work: () => Promise<T>): Promise<T> {
  globalThis.fetch = fetchWithHeaders;
  return current.run({ ...current.getStore(), [name]: value }, work);
}

const fetchWithHeaders: typeof fetch = (input, init) => {
  const others = current.getStore();
  if (others === undefined) return plainFetch(input, init);
  const headers = new Headers(init?.headers);
  for (const [name, value] of Object.entries(others)) headers.set(name, value);
  return plainFetch(input, { ...init, headers });
};
