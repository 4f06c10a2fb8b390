import { afterAll, describe, expect, it, vi } from 'vitest';
import { ensureEngines } from './engines.mjs';

// Unit tests share modules, so this file must not share its mocked imports.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const THERE = ['/there/Xvfb', '/there/firefox', '/mine/firefox'];
const VARIABLES = ['FIREFOX_PATH', 'WEBKIT_DRIVER_PATH', 'XVFB_PATH'];

vi.mock('node:fs', async (original) => ({
  ...(await original()),
  existsSync: (path) => THERE.includes(path),
}));

/** Stubs an environment with these programs and without a package manager. */
function machine(variables = {}) {
  for (const name of VARIABLES) vi.stubEnv(name, variables[name] ?? '');
  vi.stubEnv('PATH', '/there');
}

describe('ensureEngines', () => {
  it('names the missing packages', async () => {
    machine();
    await expect(ensureEngines()).rejects.toThrow(/"sudo apt-get install webkit2gtk-driver"/);
  });

  it('returns the programs of the variables first', async () => {
    machine({ FIREFOX_PATH: '/mine/firefox', WEBKIT_DRIVER_PATH: '/there/firefox' });
    expect(await ensureEngines()).toEqual({
      FIREFOX_PATH: '/mine/firefox',
      WEBKIT_DRIVER_PATH: '/there/firefox',
      XVFB_PATH: '/there/Xvfb',
    });
  });

  it('rejects a variable with a missing program', async () => {
    machine({ XVFB_PATH: '/nowhere/Xvfb' });
    await expect(ensureEngines()).rejects.toThrow(
      'XVFB_PATH names /nowhere/Xvfb, which does not exist.',
    );
  });
});
