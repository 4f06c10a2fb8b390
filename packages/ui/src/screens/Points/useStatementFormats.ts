import { useMemo } from 'react';
import { useFormatters } from '../../i18n/I18nProvider.tsx';
import { createStatementFormats, type StatementFormats } from '../../i18n/statementFormats.ts';

/** Returns the formatters of the statement, in the locale and the time zone of the nearest `I18nProvider`. */
export function useStatementFormats(): StatementFormats {
  const { locale, timeZone } = useFormatters();
  return useMemo(() => createStatementFormats(locale, timeZone), [locale, timeZone]);
}
