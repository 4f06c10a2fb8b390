import { inject } from 'vitest';
import type { Addresses } from '../addresses.ts';

/**
 * Where the backend of this test file listens. Each of Vitest's workers has one of its own, so that two
 * files which run at the same time never see each other's documents, accounts or e-mails.
 */
export function testBackend(): Addresses {
  const worker = Number(process.env['VITEST_POOL_ID']);
  const addresses = inject('backends')[worker - 1];
  if (!addresses) throw new Error(`Worker ${worker} of Vitest has no backend.`);
  return addresses;
}
