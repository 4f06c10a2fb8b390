import { afterAll, describe, expect, it, vi } from 'vitest';
import { ensureChromium } from './chromium.mjs';

// Unit tests share modules, so this file must not share its mocked imports.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('node:fs', async (original) => ({ ...(await original()), existsSync: () => false }));

describe('ensureChromium without a browser', () => {
  it('names the missing executable of CHROMIUM_PATH', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    await expect(ensureChromium()).rejects.toThrow(
      'CHROMIUM_PATH names /nowhere/chromium, which does not exist.',
    );
  });

  it('names the package to install', async () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.stubEnv('PATH', '/nowhere');
    await expect(ensureChromium()).rejects.toThrow(
      'Chromium is not installed, and this process cannot install it: run "sudo apt-get install chromium", or set CHROMIUM_PATH to a Chromium or Chrome.',
    );
  });
});
