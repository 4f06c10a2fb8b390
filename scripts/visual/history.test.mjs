import { describe, expect, it } from 'vitest';
import { parseBlame } from './history.mjs';

const [first, second] = ['1'.repeat(40), '2'.repeat(40)];
const sha256 = 'a'.repeat(64);
const drawing = { width: 3, height: 20, sha256 };
const BLAME = [
  `${first} 1 1 1`,
  'author Somebody',
  'boundary',
  'filename packages/ui/visual/Badge.txt',
  `\tbadge--a 3x20 ${sha256}`,
  `${second} 2 2 1`,
  'author Somebody else',
  'filename packages/ui/visual/Badge.txt',
  `\tbadge--b 3x20 ${sha256}`,
  `${first} 2 3`,
  `\tbadge--c 3x20 ${sha256}`,
].join('\n');

describe('who wrote an entry', () => {
  it('is the commit of its line', () => {
    const origins = parseBlame(BLAME, false);
    expect(origins.get('badge--a')).toEqual({ commit: first, cutOff: false, drawing });
    expect(origins.get('badge--b')).toEqual({ commit: second, cutOff: false, drawing });
    expect(origins.get('badge--c')).toEqual({ commit: first, cutOff: false, drawing });
  });

  it('cannot be told where a shallow clone ends, and only there', () => {
    const cutOff = [...parseBlame(BLAME, true)].map(([id, origin]) => [id, origin.cutOff]);
    expect(cutOff).toEqual([
      ['badge--a', true],
      ['badge--b', false],
      ['badge--c', true],
    ]);
  });
});
