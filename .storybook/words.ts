import type { Loader } from '@storybook/react-vite';
import {
  type Direction,
  type Language,
  type Locale,
  loadLanguage,
} from '../packages/ui/src/i18n/locales.ts';

/** What a story shows beside its own: the words of the toolbar's language, and the styles of its script. */
export interface Words extends Language {
  readonly styles: readonly string[];
}

/** Loads the words of a story. English from left to right needs no request. */
export const loadWords: Loader = async ({ globals }): Promise<{ readonly words: Words }> => {
  const language = await loadLanguage(globals['locale'] as Locale);
  const direction =
    language.direction === 'rtl' ? 'rtl' : (globals['direction'] as Direction | undefined);
  const styles = await Promise.all([
    ...(language.tag.startsWith('zh') ? [chinese()] : []),
    ...(language.tag === 'ar' ? [arabic()] : []),
    ...(direction === 'rtl' ? [rightToLeft()] : []),
  ]);
  return { words: { ...language, direction: direction ?? 'ltr', styles } };
};

const chinese = async () =>
  (await import('../packages/ui/src/tokens/languages/chinese.ts')).chineseCss();

const arabic = async () =>
  (await import('../packages/ui/src/tokens/languages/arabic.ts')).arabicCss();

const rightToLeft = async () =>
  (await import('../packages/ui/src/tokens/languages/rightToLeft.ts')).rightToLeftCss();
