import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import storybook from '../../../.storybook/main.ts';
import { ROOT } from '../../lib/setUp.mjs';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const manifestOf = (folder) => JSON.parse(read(join(folder, 'package.json')));

const ui = manifestOf('packages/ui');
const app = manifestOf('packages/app');
const manifests = [manifestOf('.'), ui, app, manifestOf('packages/functions')];
const dependencies = manifests.map(({ dependencies, devDependencies }) => ({
  ...dependencies,
  ...devDependencies,
}));
const files = execFileSync('git', ['ls-files', 'packages', '.storybook'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n');

/** Each package of the card, with its current name if that has changed. */
const PACKAGES = [
  ['§10.4 §10.9', 'react'],
  ['§10.10', 'react-dom'],
  ['§10.11', '@storybook/react-vite'],
  ['§10.12', '@storybook/test', 'storybook'],
  ['§10.13', 'chromatic'],
  ['§10.14', 'styled-components'],
  ['§10.15', 'react-router-dom'],
  ['§10.16', 'firebase'],
  ['§10.17', 'swr'],
  ['§10.18', 'vite'],
  ['§10.19', 'vite-plugin-pwa'],
  ['§10.20', 'react-hook-form'],
  ['§10.21', 'zod'],
  ['§10.22', 'qrcode.react'],
  ['§10.23', 'dayjs'],
  ['§10.24', 'vitest'],
  ['§10.25', 'playwright'],
  ['§10.26', 'changesets', '@changesets/cli'],
];

describe('§10 the design card', () => {
  it.each(PACKAGES)('%s uses %s', (_, name, installed = name) => {
    const users = dependencies.filter((each) => installed in each);
    expect(users).not.toEqual([]);
    expect(new Set(users.map((each) => each[installed])).size).toBe(1);
  });

  it.each([
    ['§10.27', 'package.json'],
    ['§10.28', 'turbo.json'],
    ['§10.29', 'packages/ui'],
    ['§10.30', 'packages/app'],
    ['§10.31', 'packages/functions'],
    ['§10.32', 'packages/config'],
    ['§10.33', '.storybook'],
    ['§10.34', '.changeset'],
    ['§10.35', 'README.md'],
  ])('%s has %s in the root folder', (_, name) => {
    expect(existsSync(join(ROOT, name))).toBe(true);
  });

  it('§10.3 is written in TypeScript', () => {
    const sources = files.filter((file) => /^(?:packages\/\w+\/src|[.]storybook)\//.test(file));
    expect(sources.filter((file) => /[.]tsx?$/.test(file)).length).toBeGreaterThan(500);
    expect(sources.filter((file) => /[.][cm]?jsx?$/.test(file))).toEqual([]);
  });

  it('§10.5 publishes @casino/ui with its own versions', () => {
    expect(ui).toMatchObject({
      name: '@casino/ui',
      version: expect.stringMatching(/^\d+[.]\d+[.]\d+$/),
      publishConfig: { directory: 'dist' },
    });
    expect(ui).not.toHaveProperty('private');
    expect(app.dependencies['@casino/ui']).toBe(ui.version);
    const { ignore } = JSON.parse(read('.changeset/config.json'));
    expect(ignore).not.toContain('@casino/ui');
  });

  it('§10.8 leaves routing, SWR and the service worker to the app', () => {
    const own = { ...app.dependencies, ...app.devDependencies };
    for (const name of ['react-router-dom', 'swr', 'vite-plugin-pwa']) {
      expect(own).toHaveProperty([name]);
      expect({ ...ui.dependencies, ...ui.devDependencies }).not.toHaveProperty([name]);
    }
  });

  it('§10.1 §10.37 shows only the stories of @casino/ui in Storybook', () => {
    const stories = /** @type {string[]} */ (storybook.stories);
    expect(stories).toContain('../packages/ui/src/**/*.stories.tsx');
    for (const glob of stories) expect(glob).toMatch(/^[.][.]\/packages\/ui\/src\//);
    expect(storybook.framework).toMatchObject({ name: '@storybook/react-vite' });
  });

  it('§10.38 compares every story with its ledger entry in each run of the checks', () => {
    expect(read('.github/workflows/checks.yml')).toMatch(/\n +parts: .*\bstories\b/);
    expect(read('.github/workflows/chromatic.yml')).toContain('run: npx chromatic ');
  });
});
