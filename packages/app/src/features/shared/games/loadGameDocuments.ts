import { loadCode } from '../../../lib/code/loadCode.ts';

/** Loads the code that reads and writes the member's documents about games. Rejects as `loadCode` does. */
export const loadGameDocuments = () => loadCode(() => import('./gameDocuments.ts'));
