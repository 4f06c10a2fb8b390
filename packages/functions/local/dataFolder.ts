import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refusal.ts';

/** Where one backend keeps what it must not forget. */
export interface DataFolder {
  readonly accountsFile: string;
  readonly documentsFolder: string;
  readonly logsFolder: string;
}

/** The parts of a data folder, which is made where it does not exist. */
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

/** Forgets everything that was kept, and nothing else that the folder may hold. */
export function resetDataFolder(folder: string): void {
  for (const part of Object.values(dataFolder(folder))) {
    rmSync(part, { recursive: true, force: true });
  }
}

/**
 * Takes the folder for this process, and returns what gives it back. Throws a `Refusal` while another
 * process that lives has it: two writers would spoil it.
 */
export function claimDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'in-use-by');
  const owner = ownerOf(file);
  if (owner !== null) {
    throw new Refusal(
      `The data in ${folder} is in use by process ${owner}: stop it, or choose another folder with --data.`,
    );
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

/** The living process that the file names, or null. */
function ownerOf(file: string): number | null {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    process.kill(owner, 0);
    return owner;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? 0 : null;
  }
}
