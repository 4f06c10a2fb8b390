import { afterAll, describe, expect, it, vi } from 'vitest';
import { ensureChromium } from './chromium.mjs';

// Unit tests share modules: neither side may see what the other imported.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('node:fs', async (original) => ({ ...(await original()), existsSync: () => false }));

describe('a browser that is missing', () => {
  it('is named where CHROMIUM_PATH names it', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    await expect(ensureChromium()).rejects.toThrow(
      'CHROMIUM_PATH names /nowhere/chromium, which does not exist.',
    );
  });

  it('is asked for where none is found and none can be installed', async () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.stubEnv('PATH', '/nowhere');
    await expect(ensureChromium()).rejects.toThrow(
      'No Chromium was found, and none could be installed: run "sudo apt-get install chromium", or set CHROMIUM_PATH to a Chromium or Chrome.',
    );
  });
});
