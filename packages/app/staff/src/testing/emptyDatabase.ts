import { deleteDB } from 'idb';
import { onTestFinished } from 'vitest';
import { openTillDatabase, type TillDatabase } from '../device/tillDatabase.ts';

/** Opens an empty database for a test, and another connection to it for each further call of `open`. */
export async function emptyDatabase(): Promise<{
  readonly db: TillDatabase;
  readonly open: () => Promise<TillDatabase>;
}> {
  const name = `till-${crypto.randomUUID()}`;
  const opened: TillDatabase[] = [];
  const open = async () => {
    const db = await openTillDatabase(name);
    opened.push(db);
    return db;
  };
  onTestFinished(async () => {
    for (const db of opened) db.close();
    await deleteDB(name);
  });
  return { db: await open(), open };
}
