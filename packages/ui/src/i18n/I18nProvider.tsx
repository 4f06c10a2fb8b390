import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { createFormatters, type Formatters } from './formatters.ts';
import { enGB, type Messages } from './messages.ts';

interface I18n {
  readonly messages: Messages;
  readonly formatters: Formatters;
}

const DEFAULT_LOCALE = 'en-GB';

const I18nContext = createContext<I18n>({
  messages: enGB,
  formatters: createFormatters(DEFAULT_LOCALE),
});

export interface I18nProviderProps {
  readonly children: ReactNode;
  readonly messages?: Messages;
  /** BCP 47 tag, `en-GB` where absent. */
  readonly locale?: string;
  /** IANA time zone of shown instants; the device's own where absent. */
  readonly timeZone?: string;
}

/** Gives other words, another locale or a fixed time zone to what it holds. Without it: British English. */
export function I18nProvider({
  children,
  messages = enGB,
  locale = DEFAULT_LOCALE,
  timeZone,
}: I18nProviderProps) {
  const value = useMemo(
    () => ({ messages, formatters: createFormatters(locale, timeZone) }),
    [messages, locale, timeZone],
  );
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** The catalogue in use. */
export function useMessages(): Messages {
  return useContext(I18nContext).messages;
}

/** The formatters in use. */
export function useFormatters(): Formatters {
  return useContext(I18nContext).formatters;
}
