import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeEntry } from './ledger.mjs';
import { otherUsers, storyFilesNamed } from './storyFiles.mjs';

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

it('the other users of a component are the story files that import it at any depth', async () => {
  const write = (file, text) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const imports = (...files) => files.map((file) => `import '${file}';`).join('');
  write('.storybook/preview.tsx', '');
  write('packages/ui/src/primitives/Icon/Icon.tsx', '');
  write('packages/ui/src/primitives/Badge/Badge.fixtures.ts', '');
  write('packages/ui/src/primitives/Badge/Badge.tsx', imports('../Icon/Icon.tsx'));
  write(BADGE, imports('./Badge.tsx', './Badge.fixtures.ts'));
  write(
    'packages/ui/src/screens/Rewards/HomeScreen.tsx',
    imports('../../primitives/Badge/Badge.tsx'),
  );
  write(HOME, imports('./HomeScreen.tsx'));
  write('packages/ui/src/Icons.stories.tsx', imports('./primitives/Icon/Icon.tsx'));
  write('packages/ui/src/List.stories.tsx', imports('./primitives/Badge/Badge.fixtures.ts'));
  for (const id of ['home--a', 'home--b']) {
    writeEntry(root, { id, storyFile: HOME }, `1x1 ${'a'.repeat(64)}`);
  }
  expect(await otherUsers(root, [BADGE])).toEqual({ files: [HOME], stories: 2 });
  expect(await otherUsers(root, [HOME])).toEqual({ files: [], stories: 0 });
});
