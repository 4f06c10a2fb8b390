import { tokensCss } from '../css.ts';

const HEADER = `/*
 * The tokens of @casino/ui, generated from its sources. Scales are on :root, the house colours under
 * [data-scheme], and the colours of a tier under [data-tier][data-scheme].
 */`;

/**
 * Returns the tokens as a style sheet for pages without React: the CSS of `tokensCss`, indented, one declaration
 * per line.
 */
export function tokensSheet(): string {
  let depth = 0;
  const lines = tokensCss()
    .replaceAll('{', ' {\n')
    .replaceAll(/[;}]/g, '$&\n')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      if (line === '}') depth -= 1;
      const indented = '  '.repeat(depth) + line.replace(/^([\w-]+):/, '$1: ');
      if (line.endsWith('{')) depth += 1;
      return indented;
    });
  return `${[HEADER, ...lines].join('\n')}\n`;
}
