import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { newerUsesIn } from './builtUses.mjs';
import { checkFloor } from './checkFloor.mjs';

const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The newer features of a build with one file. */
function usesOf(text, file = 'page.js') {
  const folder = mkdtempSync(join(tmpdir(), 'floor-'));
  folders.push(folder);
  writeFileSync(join(folder, file), text);
  return newerUsesIn(folder);
}

describe('newerUsesIn finds', () => {
  it.each([
    ['a static method', 'URL.canParse(text)', 'URL.canParse'],
    ['a method of an element', 'list.current?.showPopover()', 'HTMLElement.prototype.showPopover'],
    ['a method of arrays', 'Array.fromAsync(all)', 'Array.fromAsync'],
    ['a method that one browser lacks', 'all.toSorted()', 'Array.prototype.toSorted'],
    ['a method of sets', 'all.union(others)', 'Set.prototype.union'],
    ['a method of promises', 'Promise.withResolvers()', 'Promise.withResolvers'],
    ['a global', 'new CloseWatcher()', 'CloseWatcher'],
    ['a global of the window', 'window.requestIdleCallback(work)', 'requestIdleCallback'],
    [
      'a feature detection',
      '"startViewTransition" in document',
      'Document.prototype.startViewTransition',
    ],
    ['an option', 'list.showPopover({ source: button })', 'showPopover({ source })'],
    ['a flag', 'const name = /[\\p{L}--[a-z]]/v', 'RegExp flag v'],
    ['an attribute in JSX', 'jsx("div", { popover: `auto` })', '<* popover>'],
    [
      'a property in a component’s styles',
      `styled.div\`\${mixin}; field-sizing: content;\``,
      'field-sizing',
    ],
    ['a selector in a component’s styles', `styled.div\`&:has(a) { color: \${red}; }\``, ':has'],
    ['an anchor', 'styled.div`position-area: block-end;`', 'position-area'],
  ])('%s', (_, code, feature) => {
    expect([...usesOf(code).keys()]).toContain(feature);
  });

  it.each([
    ['a property', 'p { text-wrap: pretty }', 'text-wrap'],
    ['a value', 'p { width: stretch }', 'width: stretch'],
    ['a function', 'p { color: light-dark(red, blue) }', 'light-dark()'],
    ['nesting', 'p { & a { color: red } }', ':nesting'],
    ['an at-rule', '@starting-style { p { opacity: 0 } }', '@starting-style'],
  ])('%s of a style sheet', (_, css, feature) => {
    expect([...usesOf(css, 'page.css').keys()]).toContain(feature);
  });

  it('an attribute and a script of a page', () => {
    const page = '<dialog closedby="any"></dialog><script>URL.parse(text)</script>';
    expect([...usesOf(page, 'index.html').keys()].toSorted()).toEqual([
      '<dialog closedby>',
      'URL.parse',
    ]);
  });

  it.each([
    [
      'features of every browser of the floor',
      'structuredClone(all.at(-1)); text.replaceAll("a", "b")',
    ],
    ['short words that are also names of members', 'error.details; card.layout; list.retry()'],
    ['keys of objects', 'const all = { showPopover: 1, canParse: 2 }'],
    [
      'styles of every browser of the floor',
      'styled.div`inset: 0; block-size: 100dvh; color: color-mix(in srgb, red 5%, blue); &:hover { gap: 1px }`',
    ],
  ])('no %s', (_, code) => {
    expect([...usesOf(code).keys()]).toEqual([]);
  });
});

describe('the list of newer features', () => {
  const entry = {
    feature: 'URL.canParse',
    lacking: ['Safari'],
    without: 'Nothing.',
    proof: 'a.test.ts',
  };
  const found = new Map([['URL.canParse', { lacking: ['Safari'], files: new Set(['a.js']) }]]);
  const always = () => true;

  it('passes with exactly the features of the build', () => {
    expect(checkFloor(found, [entry], always)).toEqual([]);
  });

  it.each([
    ['lacks a feature', found, [], always, /URL\.canParse is missing in Safari: a\.js/],
    ['has an unused entry', new Map(), [entry], always, /has no use/],
    [
      'names other browsers',
      found,
      [{ ...entry, lacking: ['Firefox'] }],
      always,
      /the list has Firefox/,
    ],
    ['names a proof that does not exist', found, [entry], () => false, /does not exist/],
  ])('fails if it %s', (_, uses, list, isThere, fault) => {
    expect(checkFloor(uses, list, isThere)).toEqual([expect.stringMatching(fault)]);
  });
});
