import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storyFilesNamed } from './storyFiles.mjs';

const BADGE = 'packages/ui/src/primitives/Badge/Badge.stories.tsx';
const HOME = 'packages/ui/src/screens/Rewards/HomeScreen.stories.tsx';
let root;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'story-files-'));
  for (const [file, title] of [
    [BADGE, 'Primitives/Badge'],
    [HOME, 'Screens/Start page'],
  ]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `const meta = { title: '${title}' };`);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ['the path', ['rewards/'], [HOME]],
  ['the title', ['start Page'], [HOME]],
  ['several names, each file once', ['Badge', 'primitives/', 'Home'], [BADGE, HOME]],
])('a story file is found by %s, in any case', (_, names, files) => {
  expect(storyFilesNamed(root, names)).toEqual(files);
});

it('a name without a story file is refused', () => {
  expect(() => storyFilesNamed(root, ['Badge', 'Bagde'])).toThrow('No story file has "Bagde"');
});
