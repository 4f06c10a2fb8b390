import { expect, it } from 'vitest';
import { latestNote } from './releaseNote.mjs';

it('a release note is the newest version’s part of the changelog', () => {
  const changelog =
    '# @casino/ui\n\n## 0.3.0\n\n### Minor Changes\n\n- Menu: new.\n\n## 0.2.0\n\nOld.\n';
  expect(latestNote(changelog)).toBe('## 0.3.0\n\n### Minor Changes\n\n- Menu: new.\n');
});

it('a changelog without a version is refused', () => {
  expect(() => latestNote('# @casino/ui\n')).toThrow(/no version/);
});
