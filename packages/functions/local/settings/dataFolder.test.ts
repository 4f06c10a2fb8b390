import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dataFolder, lockDataFolder, resetDataFolder } from './dataFolder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the data folder', () => {
  it('deletes only its own parts on a reset', () => {
    const { accountsFile, documentsFolder } = dataFolder(folder);
    const other = join(folder, 'somebody-elses.txt');
    for (const file of [accountsFile, join(documentsFolder, 'a.json'), other]) {
      writeFileSync(file, '{}');
    }
    resetDataFolder(folder);
    expect([existsSync(accountsFile), existsSync(documentsFolder), existsSync(other)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('is locked by one running process at a time', () => {
    const release = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(
      `The data in ${folder} is in use by process ${process.pid}: stop it, or choose another folder with --data.`,
    );
    release();
    lockDataFolder(folder)();
  });

  it('releases the lock of a process that died', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(join(folder, 'in-use-by'), String(pid));
    expect(() => lockDataFolder(folder)()).not.toThrow();
  });
});
