import { useFormatters } from '../../i18n/I18nProvider.tsx';

/** The language of the group's texts, even for readers of another one. */
const WRITTEN_IN = 'en-GB';

/** Returns the attribute `lang` of a text of the content service; undefined for a text in the language of the page. */
export function useLang(locale?: string): string | undefined {
  return useToLang()(locale);
}

/** As `useLang`, for the items of a list. */
export function useToLang(): (locale?: string) => string | undefined {
  const page = useFormatters();
  return (locale = WRITTEN_IN) => (locale === page.locale ? undefined : locale);
}
