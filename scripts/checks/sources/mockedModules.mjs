import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { RUNNERS } from '../../lib/runners.mjs';
import { ROOT } from '../../lib/setUp.mjs';

const { include, exclude } = RUNNERS.unit;

/**
 * Unit tests share their modules, so one that mocks a module resets the modules before and after.
 * @param {readonly string[]} files of the repository
 */
export const mockFaults = (files) =>
  files
    .filter((file) => include.some((glob) => matchesGlob(file, glob)))
    .filter((file) => !exclude.some((glob) => matchesGlob(file, glob)))
    .filter((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      return /^vi\.mock\(/m.test(text) && text.split('vi.resetModules()').length < 3;
    })
    .map((file) => `${file}: mocks a module, and does not reset the modules before and after`);
