import { describe, expect, it } from 'vitest';
import { isTypeOnly, readModule } from './modules.mjs';

describe('readModule', () => {
  it('returns imports without types', () => {
    const { imports } = readModule(
      'a.tsx',
      [
        "import type { A } from './a.ts';",
        "import { type B, c, d as e } from './b.ts';",
        "import * as all from './all.ts';",
        "import only from './default.ts';",
        "import './effect.css';",
        "const page = () => import('./page.tsx');",
      ].join('\n'),
    );
    expect(imports).toEqual([
      { from: './b.ts', names: ['c', 'd'] },
      { from: './all.ts', names: null },
      { from: './default.ts', names: null },
      { from: './effect.css', names: null },
      { from: './page.tsx', names: null },
    ]);
  });

  it('distinguishes a barrel file from a module with code', () => {
    const barrel =
      "/** Exports. */\nexport { a, b as c, type T } from './a.ts';\nexport * from './s.ts';";
    expect(readModule('index.ts', barrel)).toMatchObject({ isBarrel: true, stars: ['./s.ts'] });
    expect([...readModule('index.ts', barrel).reexports]).toEqual([
      ['a', { from: './a.ts', name: 'a' }],
      ['c', { from: './a.ts', name: 'b' }],
    ]);
    expect(readModule('a.ts', `${barrel}\nexport const x = 1;`).isBarrel).toBe(false);
  });

  it('returns the code without imports and comments', () => {
    const { code } = readModule(
      'a.ts',
      "// about games\nimport { x } from './games.ts';\nx('/offers');",
    );
    expect(code.trim()).toBe("x('/offers');");
  });
});

describe('isTypeOnly', () => {
  it.each([
    ['export interface A { readonly b: string }', true],
    ["import type { A } from './a.ts';\nexport type B = A | null;", true],
    ["import { type A } from './a.ts';\nexport type { A };", true],
    ['declare global { interface Window { x: 1 } }\nexport {};', true],
    ['export type A = 1;\nexport const a = 1;', false],
    ["import './effect.ts';\nexport type A = 1;", false],
  ])('%s', (text, expected) => expect(isTypeOnly('a.ts', text)).toBe(expected));
});
