import { open, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The folders that this process has locked itself. */
const ownFolders = new Set<string>();

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The running process that holds a lock file, or null. A killed process leaves its file. */
async function lockingProcess(file: string): Promise<number | null> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  // In a container, a restarted process often gets the id of its predecessor.
  return pid > 0 && pid !== process.pid && isRunning(pid) ? pid : null;
}

async function createLockFile(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(String(process.pid));
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Locks a data folder against other stores. Returns the function that unlocks it. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(resolve(folder), 'lock');
  if (ownFolders.has(file)) throw new Error(`${folder} is in use by a store of this process.`);
  if (!(await createLockFile(file))) {
    const pid = await lockingProcess(file);
    if (pid !== null) throw new Error(`${folder} is in use by process ${pid}.`);
    await rm(file, { force: true });
    if (!(await createLockFile(file)))
      throw new Error(`${folder} has just been locked by another process.`);
  }
  ownFolders.add(file);
  return async () => {
    ownFolders.delete(file);
    await rm(file, { force: true });
  };
}
