import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../lib/setUp.mjs';
import { folderCycles } from '../../lib/sources/folderCycles.mjs';

/** The folders of sources without a circle. */
const ROOTS = ['packages/app/src', 'packages/ui/src'];

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((file) => /[.]tsx?$/.test(file));

describe('imports between folders', () => {
  it.each(ROOTS)('%s has no circle at any depth', (root) => {
    expect(folderCycles(root, files)).toEqual([]);
  });

  const imports = {
    'src/a/one.ts': ['src/b/x/two.ts'],
    'src/b/x/two.ts': ['src/b/y/three.ts', 'src/c/four.ts'],
    'src/b/y/three.ts': ['src/b/x/two.ts'],
    'src/c/four.ts': ['src/a/one.ts'],
    'src/a/one.test.ts': ['src/d/five.ts'],
    'src/d/five.ts': ['src/a/one.ts', 'src/root.ts'],
    'src/root.ts': ['src/d/five.ts'],
  };

  it('reports a circle of several folders, and one inside a folder, each once', () => {
    expect(folderCycles('src', Object.keys(imports), (file) => imports[file])).toEqual([
      'src: a → b (src/a/one.ts) → c (src/b/x/two.ts) → a (src/c/four.ts)',
      'src/b: x → y (src/b/x/two.ts) → x (src/b/y/three.ts)',
    ]);
  });
});
