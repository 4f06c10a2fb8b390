import { expect, it } from 'vitest';
import { latestNote } from './releaseNote.mjs';

it('latestNote returns the newest version’s section of the changelog', () => {
  const changelog =
    '# @casino/ui\n\n## 0.3.0\n\n### Minor Changes\n\n- Menu: new.\n\n## 0.2.0\n\nOld.\n';
  expect(latestNote(changelog)).toBe('## 0.3.0\n\n### Minor Changes\n\n- Menu: new.\n');
});

it('latestNote throws for a changelog without a version', () => {
  expect(() => latestNote('# @casino/ui\n')).toThrow(/no version/);
});
