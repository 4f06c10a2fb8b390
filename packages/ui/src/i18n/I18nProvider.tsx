import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { firstMessages } from './firstMessages.ts';
import { createFormatters, type Formatters, type ReaderDays } from './formatters.ts';
import type { Messages } from './messages.ts';

interface I18n {
  readonly messages: Messages;
  readonly formatters: Formatters;
}

const DEFAULT_LOCALE = 'en-GB';
const DEFAULT_TIME_ZONE = 'Europe/London';

const NO_DAYS: { readonly [Day in keyof ReaderDays]?: undefined } = {};

const I18nContext = createContext<I18n>({
  messages: firstMessages,
  formatters: createFormatters(DEFAULT_LOCALE, DEFAULT_TIME_ZONE),
});

/** The props of `I18nProvider`. */
export interface I18nProviderProps {
  readonly children: ReactNode;
  /** The whole catalogue; by default that of the outer provider. */
  readonly messages?: Messages;
  /** BCP 47 tag, `en-GB` by default. */
  readonly locale?: string;
  /** IANA time zone of the casinos, in which every day and time is shown, wherever the device is. */
  readonly timeZone: string;
  /** The day at the casinos, to say "today" and "tomorrow"; by default that of the outer provider, or none. */
  readonly days?: ReaderDays;
}

/**
 * Provides the whole catalogue, the locale and the time zone of the casinos to its children. Without a provider, only
 * the words of the first page are available, in British English.
 */
export function I18nProvider({
  children,
  messages: given,
  locale = DEFAULT_LOCALE,
  timeZone,
  days,
}: I18nProviderProps) {
  const around = useContext(I18nContext);
  const messages = given ?? around.messages;
  const { today, tomorrow } = days ?? around.formatters.reader ?? NO_DAYS;
  const value = useMemo(
    () => ({
      messages,
      formatters: createFormatters(
        locale,
        timeZone,
        today === undefined ? undefined : { today, tomorrow, words: messages.common.days },
      ),
    }),
    [messages, locale, timeZone, today, tomorrow],
  );
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** Returns the catalogue of the nearest `I18nProvider`. */
export function useMessages(): Messages {
  return useContext(I18nContext).messages;
}

/** Returns the formatters of the nearest `I18nProvider`. */
export function useFormatters(): Formatters {
  return useContext(I18nContext).formatters;
}
