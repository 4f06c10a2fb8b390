import { hideSilentIndexedDb } from '../../../src/lib/firebase/silentIndexedDb.ts';
import { openTillDatabase, type TillDatabase } from '../offline/tillDatabase.ts';

/** Opens the database of the till. Null if the browser stores nothing, for example with blocked cookies. */
export async function openStorage(open = openTillDatabase): Promise<TillDatabase | null> {
  await hideSilentIndexedDb();
  try {
    return await open();
  } catch {
    return null;
  }
}
