import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Accounts, ExportedAccount } from './accounts.ts';

const SAVE_AFTER_MS = 300;

/** Persists accounts in a file. Each save replaces the file atomically, so that a kill never leaves half a file. */
export class AccountFile {
  private readonly file: string;
  private readonly accounts: Accounts;
  private timer: NodeJS.Timeout | undefined;
  private saving: Promise<void> = Promise.resolve();

  constructor(file: string, accounts: Accounts) {
    this.file = file;
    this.accounts = accounts;
  }

  /** Imports the accounts of the file into the emulator. */
  async restore(): Promise<void> {
    if (!existsSync(this.file)) return;
    const saved = JSON.parse(readFileSync(this.file, 'utf8')) as { accounts: ExportedAccount[] };
    await this.accounts.restore(saved.accounts);
  }

  /** Schedules a save. Further changes before it are saved with it. */
  scheduleSave(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.saving = this.saving.then(() => this.save());
    }, SAVE_AFTER_MS);
  }

  /** Saves the pending changes. */
  async close(): Promise<void> {
    const pending = this.timer !== undefined;
    clearTimeout(this.timer);
    await this.saving;
    if (pending) await this.save();
  }

  private async save(): Promise<void> {
    const accounts = await this.accounts.export();
    const unfinished = `${this.file}.unfinished`;
    await mkdir(dirname(this.file), { recursive: true });
    await writeFile(unfinished, JSON.stringify({ accounts }, null, 1));
    await rename(unfinished, this.file);
  }
}
