import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { font } from './type.ts';

const sheet = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
const bundled = [...sheet.matchAll(/font-family: "([^"]+)";[^}]*?src: url\("@fontsource/g)].map(
  ([, family]) => family,
);

describe('every font stack', () => {
  it.each(Object.entries(font))('begins with a bundled face: %s', (_, stack) => {
    expect(bundled).toContain(/^'([^']+)'/.exec(stack)?.[1]);
  });
});
