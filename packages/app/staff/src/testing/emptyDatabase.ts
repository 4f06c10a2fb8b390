import { openTillDatabase, type TillDatabase } from '../offline/tillDatabase.ts';

/** Opens an empty database for a test, and another connection to it for each call of `open`. It ends with the browser. */
export async function emptyDatabase(): Promise<{
  readonly db: TillDatabase;
  readonly open: () => Promise<TillDatabase>;
}> {
  const name = `till-${crypto.randomUUID()}`;
  const open = () => openTillDatabase(name);
  return { db: await open(), open };
}
