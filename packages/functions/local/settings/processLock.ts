import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** A lock of this process, or the id of the running process that holds it. */
export type ProcessLock = { readonly release: () => void } | { readonly pid: number };

/** Locks a file name for this process. The lock of a process that has ended does not count. */
export function lockForProcess(file: string): ProcessLock {
  const pid = lockingProcess(file);
  if (pid !== null) return { pid };
  writeFileSync(file, String(process.pid));
  return { release: () => rmSync(file, { force: true }) };
}

/** The id of the running process that the lock file names, or null. */
function lockingProcess(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? 0 : null;
  }
}
