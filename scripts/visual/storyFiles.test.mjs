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

it('the other users of a component are the story files whose component renders it, at any depth', () => {
  const write = (file, text) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const story = (title, name, from) =>
    `import { ${name} } from '${from}'; const meta = { title: '${title}', component: ${name} };`;
  const render = (name, from) => `import { ${name} } from '${from}';`;
  const ui = 'packages/ui/src';
  const card = `${ui}/components/EventCard/EventCard.stories.tsx`;
  write('.storybook/preview.tsx', render('Badge', '../packages/ui/src/primitives/Badge/Badge.tsx'));
  write(`${ui}/primitives/Badge/Badge.tsx`, '');
  write(BADGE, story('Primitives/Badge', 'Badge', './Badge.tsx'));
  write(
    `${ui}/components/EventCard/EventCard.tsx`,
    render('Badge', '../../primitives/Badge/Badge.tsx'),
  );
  write(card, story('Components/EventCard', 'EventCard', './EventCard.tsx'));
  const home = render('EventCard', '../../components/EventCard/EventCard.tsx');
  write(`${ui}/screens/Rewards/HomeScreen.tsx`, home);
  write(HOME, story('Screens/Start page', 'HomeScreen', './HomeScreen.tsx'));
  for (const id of ['home--a', 'home--b']) {
    writeEntry(root, { id, storyFile: HOME }, `1x1 ${'a'.repeat(64)}`);
  }
  expect(otherUsers(root, [BADGE])).toEqual({ files: [card, HOME], stories: 2 });
  expect(otherUsers(root, [HOME])).toEqual({ files: [], stories: 0 });
});
