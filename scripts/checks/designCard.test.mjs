import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import storybook from '../../.storybook/main.ts';
import { ROOT } from '../lib/setUp.mjs';

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
  ['react'],
  ['react-dom'],
  ['@storybook/react-vite'],
  ['@storybook/test', 'storybook'],
  ['chromatic'],
  ['styled-components'],
  ['react-router-dom'],
  ['firebase'],
  ['swr'],
  ['vite'],
  ['vite-plugin-pwa'],
  ['react-hook-form'],
  ['zod'],
  ['qrcode.react'],
  ['dayjs'],
  ['vitest'],
  ['playwright'],
  ['changesets', '@changesets/cli'],
];

describe('§10 the design card', () => {
  it.each(PACKAGES)('uses %s', (name, installed = name) => {
    const users = dependencies.filter((each) => installed in each);
    expect(users).not.toEqual([]);
    expect(new Set(users.map((each) => each[installed])).size).toBe(1);
  });

  it.each([
    'package.json',
    'turbo.json',
    'packages/ui',
    'packages/app',
    'packages/functions',
    'packages/config',
    '.storybook',
    '.changeset',
    'README.md',
  ])('has %s in the root folder', (name) => {
    expect(existsSync(join(ROOT, name))).toBe(true);
  });

  it('is written in TypeScript', () => {
    const sources = files.filter((file) => /^(?:packages\/\w+\/src|[.]storybook)\//.test(file));
    expect(sources.filter((file) => /[.]tsx?$/.test(file)).length).toBeGreaterThan(500);
    expect(sources.filter((file) => /[.][cm]?jsx?$/.test(file))).toEqual([]);
  });

  it('publishes @casino/ui with its own versions', () => {
    expect(ui).toMatchObject({
      name: '@casino/ui',
      version: expect.stringMatching(/^\d+[.]\d+[.]\d+$/),
      files: expect.arrayContaining(['dist']),
    });
    expect(ui).not.toHaveProperty('private');
    expect(app.dependencies['@casino/ui']).toBe(ui.version);
    const { ignore } = JSON.parse(read('.changeset/config.json'));
    expect(ignore).not.toContain('@casino/ui');
  });

  it('leaves routing, SWR and the service worker to the app', () => {
    const own = { ...app.dependencies, ...app.devDependencies };
    for (const name of ['react-router-dom', 'swr', 'vite-plugin-pwa']) {
      expect(own).toHaveProperty([name]);
      expect({ ...ui.dependencies, ...ui.devDependencies }).not.toHaveProperty([name]);
    }
  });

  it('has no styles in the app', () => {
    const sources = files.filter((file) => /^packages\/app\/src\/.*[.](?:tsx?|css)$/.test(file));
    expect(sources.length).toBeGreaterThan(100);
    const styled = sources.filter(
      (file) => file.endsWith('.css') || /import \{[^}]*\b(?:styled|css)\b/.test(read(file)),
    );
    expect(styled).toEqual([]);
  });

  it('shows only the stories of @casino/ui in Storybook', () => {
    expect(storybook.stories).toContain('../packages/ui/src/**/*.stories.tsx');
    for (const glob of storybook.stories) expect(glob).toMatch(/^[.][.]\/packages\/ui\/src\//);
    expect(storybook.framework).toMatchObject({ name: '@storybook/react-vite' });
  });

  it('compares every story with its ledger entry in each run of the checks', () => {
    expect(read('.github/workflows/checks.yml')).toMatch(/\n +parts: .*\bstories pictures\n/);
    expect(read('.github/workflows/chromatic.yml')).toContain('run: npm run chromatic\n');
  });
});
