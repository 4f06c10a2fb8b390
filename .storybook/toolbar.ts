import { DIRECTIONS, LOCALES, toLanguageTag } from '../packages/ui/src/i18n/locales.ts';
import { LAYOUTS } from '../packages/ui/src/tokens/layouts.ts';
import { THEME_NAMES } from '../packages/ui/src/tokens/themes/themes.ts';
import { SCHEMES } from '../packages/ui/src/tokens/tiers.ts';
import { NARROWEST_NAMES } from './windows.ts';

/** Formats a value such as `queen-of-spades` for designers. */
function titleOf(value: string): string {
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of a language in itself, such as `Cymraeg`. */
function nameOf(tag: string): string {
  return new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
}

function menu<Icon extends string>(
  description: string,
  icon: Icon,
  values: readonly string[],
  titles = {},
) {
  const named: Readonly<Record<string, string>> = titles;
  const items = values.map((value) => ({ value, title: named[value] ?? titleOf(value) }));
  return { description, toolbar: { icon, items, dynamicTitle: true } };
}

/**
 * The toolbar. Its entries come from the lists of the design system, so new tiers and locales appear automatically.
 */
export const toolbar = {
  tier: menu('Tier', 'paintbrush', [...THEME_NAMES, 'all'], { all: 'All tiers' }),
  scheme: menu('Scheme', 'contrast', [...SCHEMES, 'both'], { both: 'Light and dark' }),
  locale: menu('Language', 'globe', LOCALES, {
    ...Object.fromEntries(LOCALES.map((locale) => [locale, nameOf(toLanguageTag(locale))])),
    pseudo: 'Pseudo',
    'pseudo-arabic': 'Arabic letters',
  }),
  direction: menu('Direction', 'transfer', DIRECTIONS, {
    ltr: 'Left to right',
    rtl: 'Right to left',
  }),
  // Storybook's addresses carry no percent sign in a value.
  textSize: menu('Text size', 'ruler', ['normal', 'large'], {
    normal: 'Text 100 %',
    large: 'Text 200 %',
  }),
  layout: menu('Layout of screens', 'browser', ['story', ...LAYOUTS, ...NARROWEST_NAMES], {
    story: 'As the story',
    smallest: 'Smallest phones, side by side',
    tablet: 'Tablets, side by side',
  }),
};
