import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();
const plainFetch = globalThis.fetch;
let addresses = 0;

/** A network address of the documentation range that no other client of this test file has. */
export function newAddress(): string {
  addresses += 1;
  return `2001:db8:${(process.pid % 0xffff).toString(16)}:${addresses.toString(16)}::1`;
}

/** Runs `work` with `address` as the client address of its fetches, as the front end would report it. */
export function fromAddress<T>(address: string, work: () => Promise<T>): Promise<T> {
  globalThis.fetch = fetchFromAddress;
  return current.run(address, work);
}

const fetchFromAddress: typeof fetch = (input, init) => {
  const address = current.getStore();
  if (address === undefined) return plainFetch(input, init);
  const headers = new Headers(init?.headers);
  headers.set('X-Forwarded-For', address);
  return plainFetch(input, { ...init, headers });
};
