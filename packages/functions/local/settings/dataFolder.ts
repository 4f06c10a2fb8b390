import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockForProcess } from './processLock.ts';
import { StartError } from './startError.ts';

/** The paths of the data that one backend persists. */
export interface DataFolder {
  readonly accountsFile: string;
  readonly documentsFolder: string;
  readonly logsFolder: string;
}

/** The paths inside a data folder. Creates missing folders. */
export function dataFolder(folder: string): DataFolder {
  const parts = {
    accountsFile: join(folder, 'accounts.json'),
    documentsFolder: join(folder, 'documents'),
    logsFolder: join(folder, 'logs'),
  };
  mkdirSync(parts.documentsFolder, { recursive: true });
  mkdirSync(parts.logsFolder, { recursive: true });
  return parts;
}

/** Deletes the persisted data. Other files in the folder stay. */
export function resetDataFolder(folder: string): void {
  for (const part of Object.values(dataFolder(folder))) {
    rmSync(part, { recursive: true, force: true });
  }
}

/**
 * Locks the folder for this process and returns the function that unlocks it. Throws a `StartError` if another
 * running process holds the lock, since two writers would corrupt the data.
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = lockForProcess(join(folder, 'in-use-by'));
  if ('pid' in lock) {
    throw new StartError(
      `The data in ${folder} is in use by process ${lock.pid}: stop it, or choose another folder with --data.`,
    );
  }
  return lock.release;
}
