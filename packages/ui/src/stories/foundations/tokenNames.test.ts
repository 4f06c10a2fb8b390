import { describe, expect, test } from 'vitest';
import { elevations } from '../../tokens/elevation.ts';
import { designTokenFiles } from '../../tokens/exchange/designTokens.ts';
import { tokensSheet } from '../../tokens/exchange/tokensSheet.ts';
import { layer, motion, radius, size, space } from '../../tokens/scale.ts';
import { typeScale } from '../../tokens/type.ts';
import type { vars } from '../../tokens/vars.ts';
import { colorUse } from './guidance.ts';
import { tokenNames } from './tokenNames.ts';

const groups = {
  color: colorUse,
  space,
  radius,
  size,
  motion,
  layer,
  shadow: elevations.light,
  type: typeScale,
} satisfies Partial<Record<keyof typeof vars, object>>;

const sheet = tokensSheet();
const files = designTokenFiles();
const inFiles = { ...files['base.json'], ...files['dark.json'] } as Record<string, object>;

const cases = Object.entries(groups).flatMap(([group, tokens]) =>
  Object.keys(tokens).map((token) => ({ group: group as keyof typeof groups, token })),
);

describe('the names of a token on the pages of the foundations', () => {
  test.each(cases)('$group $token exists in CSS and for design tools', ({ group, token }) => {
    const { css, design } = tokenNames(group, token);
    expect(sheet).toContain(`${css.slice('var('.length, -1)}: `);
    expect(inFiles[group]).toHaveProperty([design.slice(group.length + 1)]);
  });

  test('are written as TypeScript accepts them', () => {
    expect(tokenNames('space', '4').code).toBe('vars.space[4]');
    expect(tokenNames('color', 'accentText').code).toBe('vars.color.accentText');
  });
});
