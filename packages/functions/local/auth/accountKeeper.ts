import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Accounts, ExportedAccount } from './accounts.ts';

const SAVE_AFTER_MS = 300;

/**
 * Keeps accounts in a file: what it holds is replaced as a whole, so that a kill at any moment leaves
 * either the old accounts or the new ones.
 */
export class AccountKeeper {
  private readonly file: string;
  private readonly accounts: Accounts;
  private timer: NodeJS.Timeout | undefined;
  private saving: Promise<void> = Promise.resolve();

  constructor(file: string, accounts: Accounts) {
    this.file = file;
    this.accounts = accounts;
  }

  /** Gives the emulator what the file holds. */
  async restore(): Promise<void> {
    if (!existsSync(this.file)) return;
    const kept = JSON.parse(readFileSync(this.file, 'utf8')) as { accounts: ExportedAccount[] };
    await this.accounts.restore(kept.accounts);
  }

  /** Saves soon; many changes in a row are saved together. */
  changed(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.saving = this.saving.then(() => this.save());
    }, SAVE_AFTER_MS);
  }

  /** Saves what has changed and is not saved yet. */
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
