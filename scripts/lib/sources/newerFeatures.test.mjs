import { describe, expect, it } from 'vitest';
import { SUPPORTED } from '../../../packages/app/browsers/supported.ts';
import { cannotOpen } from '../../../packages/ui/src/i18n/en-GB/cannotOpen.ts';
import { newerInScript, newerInStyles } from './newerFeatures.mjs';

const inScript = (code) => newerInScript(code).uses.map(({ feature }) => feature);
const inStyles = (css, isBody = false) =>
  newerInStyles(css, { isBody }).map(({ feature }) => feature);

describe('newerInScript finds', () => {
  it.each([
    ['a static method', 'URL.canParse(text)', 'URL.canParse'],
    ['a method of an element', 'list.current?.showPopover()', 'HTMLElement.prototype.showPopover'],
    ['a method that one browser lacks', 'all.toSorted()', 'Array.prototype.toSorted'],
    ['a method of sets', 'all.union(others)', 'Set.prototype.union'],
    ['a method of promises', 'Promise.withResolvers()', 'Promise.withResolvers'],
    ['a method of the browser', 'navigator.share(link)', 'Navigator.prototype.share'],
    ['a global', 'new CloseWatcher()', 'CloseWatcher'],
    ['a global of the window', 'window.requestIdleCallback(work)', 'requestIdleCallback'],
    ['a detection', '"startViewTransition" in page', 'Document.prototype.startViewTransition'],
    ['a flag', 'const name = /[\\p{L}--[a-z]]/v', 'RegExp.prototype.unicodeSets'],
    ['an attribute in JSX', 'jsx("div", { popover: `auto` })', '<* popover>'],
  ])('%s', (_, code, feature) => {
    expect(inScript(code)).toEqual([feature]);
  });

  it.each([
    [
      'features of every minimum supported browser',
      'structuredClone(all.at(-1)); text.replaceAll(a, b)',
    ],
    ['short words that are also members', 'error.details; card.layout; list.retry()'],
    ['keys of objects', 'const all = { showPopover: 1, CloseWatcher: 2, navigation }'],
  ])('no %s', (_, code) => {
    expect(inScript(code)).toEqual([]);
  });

  it('the styles of a component', () => {
    const { styles } = newerInScript('styled.div`field-sizing: content;`');
    expect(styles.flatMap((css) => inStyles(css, true))).toEqual(['field-sizing']);
  });
});

describe('newerInStyles finds', () => {
  it.each([
    ['a property', 'p { text-wrap: pretty }', 'text-wrap'],
    ['a value', 'p { width: stretch }', 'width: stretch'],
    ['a unit', 'p { width: 2lh }', '1lh'],
    ['a function', 'p { color: light-dark(red, blue) }', 'light-dark()'],
    ['a relative colour', 'p { color: rgb(from red r g b) }', 'relative colours'],
    ['a selector', 'p:has(a) { color: red }', ':has'],
    ['nesting', 'p { & a { color: red } }', ':nesting'],
    ['an at-rule', '@starting-style { p { opacity: 0 } }', '@starting-style'],
  ])('%s', (_, css, feature) => {
    expect(inStyles(css)).toEqual([feature]);
  });

  it('nothing that every minimum supported browser has', () => {
    const css = 'inset: 0; block-size: 100dvh; color: color-mix(in srgb, red 5%, blue); &:hover {}';
    expect(inStyles(css, true)).toEqual([]);
  });
});

it.each(Object.entries(SUPPORTED))(
  'the page for unsupported browsers names the minimum version of %s',
  (name, { version }) => {
    const words = Object.values(cannotOpen.browsers).join('; ');
    expect(words).toContain(`${name} ${version.replace(/[.]0$/, '')}`);
  },
);
