import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { firstMessages } from './firstWords.ts';
import { createFormatters, type Formatters } from './formatters.ts';
import type { Messages } from './messages.ts';

interface I18n {
  readonly messages: Messages;
  readonly formatters: Formatters;
}

const DEFAULT_LOCALE = 'en-GB';

const I18nContext = createContext<I18n>({
  messages: firstMessages,
  formatters: createFormatters(DEFAULT_LOCALE),
});

/** Props of `I18nProvider`. */
export interface I18nProviderProps {
  readonly children: ReactNode;
  /** The whole catalogue; the words around it where absent. */
  readonly messages?: Messages;
  /** BCP 47 tag, `en-GB` where absent. */
  readonly locale?: string;
  /** IANA time zone of shown instants; the device's own where absent. */
  readonly timeZone?: string;
}

/**
 * Gives the whole catalogue, another locale or a fixed time zone to what it holds. Without it: British
 * English, and only the words of the first pages.
 */
export function I18nProvider({
  children,
  messages: given,
  locale = DEFAULT_LOCALE,
  timeZone,
}: I18nProviderProps) {
  const around = useMessages();
  const messages = given ?? around;
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
