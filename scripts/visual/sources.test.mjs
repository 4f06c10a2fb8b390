import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digestSources, readSources } from './sources.mjs';

const STORY = 'packages/ui/src/Badge/Badge.stories.tsx';
const OTHER = 'packages/ui/src/Card/Card.stories.tsx';
const FILES = {
  '.storybook/preview.tsx':
    "import '../packages/ui/src/base.css'; import 'react'; export default {};",
  'packages/ui/src/base.css': 'b { color: red }',
  [STORY]: "import { Badge } from './Badge.tsx'; export const Neutral = { render: Badge };",
  'packages/ui/src/Badge/Badge.tsx':
    "import type { Tone } from '../tone.ts'; export const Badge = () => import('../lazy.ts');",
  'packages/ui/src/lazy.ts': "export const text = 'New';",
  'packages/ui/src/tone.ts': "export type Tone = 'neutral';",
  [OTHER]: 'export const Plain = {};',
};

let root;
const write = (file, text) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const digest = async () => (await digestSources(root, [STORY])).get(STORY);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
});
afterEach(() => rmSync(root, { recursive: true }));

it('the sources of a story are what it and the preview load, without packages and types', async () => {
  const sources = await readSources(root, [STORY, OTHER, 'packages/ui/src/Removed.stories.tsx']);
  const preview = ['.storybook/preview.tsx', 'packages/ui/src/base.css'];
  expect(Object.fromEntries(sources)).toEqual({
    [STORY]: [
      preview[0],
      'packages/ui/src/Badge/Badge.stories.tsx',
      'packages/ui/src/Badge/Badge.tsx',
      preview[1],
      'packages/ui/src/lazy.ts',
    ],
    [OTHER]: [preview[0], OTHER, preview[1]],
  });
});

it.each([STORY, 'packages/ui/src/lazy.ts', 'packages/ui/src/base.css', '.storybook/preview.tsx'])(
  'the digest changes with %s',
  async (file) => {
    const before = await digest();
    write(file, `${FILES[file]} `);
    expect(await digest()).not.toBe(before);
  },
);

it('the digest is the same after a change of another file, and in another folder', async () => {
  const before = await digest();
  write(OTHER, 'export const Other = {};');
  expect(await digest()).toBe(before);
  rmSync(root, { recursive: true });
  root = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  expect(await digest()).toBe(before);
});
