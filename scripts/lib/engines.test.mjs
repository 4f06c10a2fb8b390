import { afterAll, describe, expect, it, vi } from 'vitest';
import { ensureEngines } from './engines.mjs';

// Unit tests share modules: neither side may see what the other imported.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const THERE = ['/there/Xvfb', '/there/firefox', '/mine/firefox'];
const VARIABLES = ['FIREFOX_PATH', 'WEBKIT_DRIVER_PATH', 'XVFB_PATH'];

vi.mock('node:fs', async (original) => ({
  ...(await original()),
  existsSync: (path) => THERE.includes(path),
}));

/** An environment with these programs, and nothing that could install others. */
function machine(variables = {}) {
  for (const name of VARIABLES) vi.stubEnv(name, variables[name] ?? '');
  vi.stubEnv('PATH', '/there');
}

describe('the programs of WebKit and Firefox', () => {
  it('are refused by the packages that are missing', async () => {
    machine();
    await expect(ensureEngines()).rejects.toThrow(/"sudo apt-get install webkit2gtk-driver"/);
  });

  it('are those that the variables name', async () => {
    machine({ FIREFOX_PATH: '/mine/firefox', WEBKIT_DRIVER_PATH: '/there/firefox' });
    expect(await ensureEngines()).toEqual({
      FIREFOX_PATH: '/mine/firefox',
      WEBKIT_DRIVER_PATH: '/there/firefox',
      XVFB_PATH: '/there/Xvfb',
    });
  });

  it('are refused where a variable names none', async () => {
    machine({ XVFB_PATH: '/nowhere/Xvfb' });
    await expect(ensureEngines()).rejects.toThrow(
      'XVFB_PATH names /nowhere/Xvfb, which does not exist.',
    );
  });
});
