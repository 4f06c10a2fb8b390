import { build, defineConfig, parse } from '@terrazzo/parser';
import css from '@terrazzo/plugin-css';
import { beforeAll, describe, expect, it } from 'vitest';
import { pairings } from '../pairings.ts';
import { breakpoints, LAYOUT_SWITCH } from '../scale.ts';
import { THEME_NAMES, type ThemeName, themeColors } from '../themes/themes.ts';
import { SCHEMES, type Scheme } from '../tiers.ts';
import { variableName, vars } from '../vars.ts';
import { type DesignToken, designTokenFiles, EXTENSION } from './designTokens.ts';
import { tokensSheet } from './tokensSheet.ts';

type Variables = ReadonlyMap<string, string>;

const cases = THEME_NAMES.flatMap((tier) => SCHEMES.map((scheme) => ({ tier, scheme })));
const files = designTokenFiles();

/** Resolves every tier and scheme to CSS with Terrazzo, an independent consumer of the format. */
async function builtByTerrazzo(opened: Readonly<Record<string, object>>) {
  const folder = new URL('file:///tokens/');
  const textOf = (name: string) => JSON.stringify(opened[name]);
  const config = defineConfig(
    {
      tokens: ['./resolver.json'],
      // The files use the names of the sources.
      lint: { rules: { 'core/consistent-naming': 'off' } },
      plugins: [
        css({
          legacyHex: true,
          variableName: ({ id }) => {
            const [group = '', ...names] = id.split('.');
            return variableName(group, names.join('-'));
          },
          permutations: cases.map((input) => ({
            input,
            prepare: (contents) => `${input.tier} ${input.scheme}{${contents}}`,
          })),
        }),
      ],
    },
    { cwd: folder },
  );
  const { tokens, sources, resolver } = await parse(
    [{ filename: new URL('resolver.json', folder), src: textOf('resolver.json') }],
    { config, req: async ({ pathname }) => textOf(pathname.replace('/tokens/', '')) },
  );
  const { outputFiles } = await build(tokens, { sources, config, resolver });
  return rulesOf(String(outputFiles[0]?.contents));
}

/** The variables of each rule, by selector. Rules for reduced motion are left out. */
function rulesOf(sheet: string): ReadonlyMap<string, Variables> {
  const text = sheet
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@media[^{]*\{[^{}]*\{[^{}]*\}\s*\}/g, '');
  return new Map(
    [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => [
      selector.trim(),
      new Map(
        [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
          name,
          value,
        ]),
      ),
    ]),
  );
}

const packageCss = rulesOf(tokensSheet());

/** The variables of this package's sheet after the cascade. */
function packageCssIn(tier: ThemeName, scheme: Scheme): Variables {
  const selectors = [
    ':root',
    `[data-scheme='${scheme}']`,
    `[data-tier='${tier}'][data-scheme='${scheme}']`,
  ];
  return new Map(selectors.flatMap((selector) => [...(packageCss.get(selector) ?? [])]));
}

/** Normalises a value: resolves references, and writes colours and lengths in full. */
function normalise(value: string, among: Variables): string {
  const followed = value.replace(/var\((--[\w-]+)\)/g, (_, name) =>
    normalise(among.get(name) ?? 'nothing', among),
  );
  return followed
    .replaceAll(/["']/g, '')
    .replaceAll(/#[0-9a-f]{3,4}\b/g, (color) => color.replaceAll(/[0-9a-f]/g, '$&$&'))
    .replaceAll(/clamp\([^()]*,\s*([^(),]+)\)/g, '$1')
    .replaceAll(/min\([\d.]+vw, ([^()]+)\)/g, '$1')
    .replaceAll(/[\w ]+ Fallback[\w ]*,/g, '')
    .split(', ')
    .map((layer) => layer.replaceAll(/(?<![\w.(-])0(?:px|rem)?(?![\w.)])/g, '0px'))
    .map(withEveryLength)
    .join(', ');
}

/** Adds the lengths that a layer of a shadow omits. */
function withEveryLength(layer: string): string {
  const [, before, lengths, color] = /^(inset )?((?:-?[\d.]+px ){2,4})(#\w+)$/.exec(layer) ?? [];
  if (!lengths) return layer;
  const all = [...lengths.trim().split(' '), '0px', '0px'].slice(0, 4);
  return [before?.trim(), ...all, color].filter(Boolean).join(' ');
}

const normaliseAll = (variables: Variables, keep: (name: string) => boolean) =>
  Object.fromEntries(
    [...variables]
      .filter(([name]) => keep(name))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => [name, normalise(value, variables)]),
  );

/** Not compared: the format has no `ch` and no `em`, and CSS variables cannot hold breakpoints. */
const NOT_COMPARED = /^--ui-(?:size-measure$|tracking-|breakpoint-|tier-)/;
const PART_OF_TYPE =
  /^--ui-type-[\w-]+-(?:font-family|font-size|font-weight|letter-spacing|line-height)$/;

const isCompared = (name: string) => !NOT_COMPARED.test(name) && !PART_OF_TYPE.test(name);

describe('the tokens for design tools, built to CSS by Terrazzo', () => {
  let terrazzoCss: ReadonlyMap<string, Variables>;
  beforeAll(async () => {
    terrazzoCss = await builtByTerrazzo(files);
  });
  const terrazzoCssIn = (tier: ThemeName, scheme: Scheme) =>
    terrazzoCss.get(`${tier} ${scheme}`) ?? new Map();

  it.each(cases)(
    'equal the CSS of the package, variable by variable: $tier $scheme',
    ({ tier, scheme }) => {
      expect(normaliseAll(terrazzoCssIn(tier, scheme), isCompared)).toEqual(
        normaliseAll(packageCssIn(tier, scheme), isCompared),
      );
    },
  );

  it('have the tracking of every role as a length', () => {
    const variables = terrazzoCssIn('house', 'light');
    const tracking = [...packageCssIn('house', 'light')].filter(([name]) =>
      name.includes('-tracking-'),
    );
    expect(tracking.length).toBeGreaterThan(10);
    for (const [name, em] of tracking) {
      const role = name.replace('-tracking-', '-type-');
      const [spacing, size] = ['letter-spacing', 'font-size'].map((part) =>
        Number.parseFloat(variables.get(`${role}-${part}`)),
      );
      expect((spacing ?? Number.NaN) / (size ?? 0), name).toBeCloseTo(Number.parseFloat(em), 5);
    }
  });

  it('have the breakpoints, which CSS has only in media queries', () => {
    const variables = terrazzoCssIn('house', 'light');
    for (const [name, width] of Object.entries({ ...breakpoints, layoutSwitch: LAYOUT_SWITCH })) {
      expect(variables.get(variableName('breakpoint', name))).toBe(`${width}px`);
    }
  });

  it('have a CSS extension for values that the format cannot express', () => {
    const { size, type } = files['base.json'] as Record<string, Record<string, DesignToken>>;
    const root = packageCss.get(':root');
    expect(size?.['measure']?.$extensions).toEqual({
      [EXTENSION]: { css: root?.get('--ui-size-measure') },
    });
    const fluid = Object.entries(type ?? {}).filter(([, { $extensions }]) => $extensions);
    expect(fluid.map(([role]) => role).sort()).toEqual(['display', 'figure', 'title']);
    for (const [role, { $extensions }] of fluid) {
      const fontSize = /clamp\([^)]+\)/.exec(root?.get(`--ui-type-${role}`) ?? '')?.[0];
      expect($extensions).toEqual({ [EXTENSION]: { fontSize } });
    }
  });

  it('are rejected if a colour is not a colour of the format', async () => {
    const broken = { tier: { light: { canvas: { $type: 'color', $value: 'off-white' } } } };
    await expect(builtByTerrazzo({ ...files, 'jack.json': broken })).rejects.toThrow(/color/i);
  });
});

describe('the tokens for design tools', () => {
  it('name no fallback face, which a design tool does not have', () => {
    expect(JSON.stringify(files['base.json'])).not.toContain('Fallback');
    const { font } = files['base.json'] as Record<string, Record<string, DesignToken>>;
    expect(font?.['text']?.$value).toEqual(['Hanken Grotesk Variable', 'system-ui', 'sans-serif']);
  });

  it('have every group that styles can refer to', () => {
    const groups = [...packageCssIn('house', 'light').keys()].map((name) => name.split('-')[3]);
    expect(new Set(groups)).toEqual(new Set(Object.keys(vars)));
  });

  it.each(cases)('list the legal pairings of each colour: $tier $scheme', ({ tier, scheme }) => {
    const { color } = files[`${scheme}.json`] as { color: Record<string, DesignToken> };
    const { tier: set } = files[`${tier}.json`] as {
      tier: Record<Scheme, Record<string, DesignToken>>;
    };
    expect(Object.keys(color)).toEqual(Object.keys(themeColors(tier, scheme)));
    for (const [name, { $description }] of Object.entries(set[scheme])) {
      expect($description).toBe(color[name]?.$description);
    }
    for (const [name, { $description = '' }] of Object.entries(color)) {
      const named = new Set($description.match(/\b[a-z][a-zA-Z]+\b/g));
      const partners = pairings.flatMap(({ foreground, background }) => {
        if (foreground === name) return [background];
        return background === name ? [foreground] : [];
      });
      for (const partner of partners) expect(named, `${name} with ${partner}`).toContain(partner);
      if (partners.length === 0) expect($description).toContain('No pairing is legal');
    }
  });
});

it('the style sheet is indented and has one declaration per line', () => {
  const sheet = tokensSheet();
  expect(sheet).toContain(':root {\n  --ui-space-0: 0;\n  --ui-space-1: min(1.25vw, 0.25rem);\n');
  expect(sheet).toContain("[data-scheme='dark'] {\n  color-scheme: dark;\n");
  expect(sheet).toMatch(
    /reduce\) \{\n {2}:root \{\n {4}--ui-motion-fast: 0s;\n[^}]+\n {2}\}\n\}\n/,
  );
});
