import { VENUE_TIME_ZONE } from '@casino/functions/contract/limits.ts';
import type { ReaderDays } from '@casino/ui/i18n/formatters.ts';
import { I18nProvider } from '@casino/ui/i18n/I18nProvider.tsx';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import type { ReactNode } from 'react';
import { useShownLanguage } from './useShownLanguage.ts';

interface WordsProps {
  /** The areas in English that the children need; by default those of the outer provider. */
  readonly english?: Messages;
  /** The day at the casinos; by default that of the outer provider, or none. */
  readonly days?: ReaderDays;
  readonly children: ReactNode;
}

/** Provides the words and the formats of the page's language. */
export function Words({ english, days, children }: WordsProps) {
  const { language, messages } = useShownLanguage();
  const words = messages ?? english;
  return (
    <I18nProvider
      {...(words && { messages: words })}
      {...(days && { days })}
      locale={language}
      timeZone={VENUE_TIME_ZONE}
    >
      {children}
    </I18nProvider>
  );
}
