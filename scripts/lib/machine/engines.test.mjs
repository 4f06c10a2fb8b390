import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { ensureEngines } from './engines.mjs';

it('ensureEngines names the missing packages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  vi.stubEnv('PATH', folder);
  for (const name of ['Xvfb', 'firefox-esr']) writeFileSync(join(folder, name), '');
  await expect(ensureEngines()).rejects.toThrow(/"sudo apt-get install webkit2gtk-driver"/);
  writeFileSync(join(folder, 'WebKitWebDriver'), '');
  await ensureEngines();
  rmSync(folder, { recursive: true });
});
