import { inject } from 'vitest';
import type { Addresses } from '../../local/settings/addresses.ts';

/**
 * The addresses of this test file's backend. Each Vitest worker has its own, so that files that run in parallel
 * never share documents, accounts or e-mails.
 */
export function testBackend(): Addresses {
  const worker = Number(process.env['VITEST_POOL_ID']);
  const addresses = inject('backends')[worker - 1];
  if (!addresses) throw new Error(`Worker ${worker} of Vitest has no backend.`);
  return addresses;
}
