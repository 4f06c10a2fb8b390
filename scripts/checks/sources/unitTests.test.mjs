import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { RUNNERS } from '../../lib/runners.mjs';
import { ROOT } from '../../lib/setUp.mjs';

it('unit tests that mock a module reset the modules before and after', () => {
  const { include, exclude } = RUNNERS.unit;
  const files = include
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((file) => !exclude.some((glob) => matchesGlob(file, glob)));
  expect(files.length).toBeGreaterThan(50);
  const mocking = files.filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return /^vi\.mock\(/m.test(text) && text.split('vi.resetModules()').length < 3;
  });
  expect(mocking).toEqual([]);
});
