import { useFormatters, useMessages } from '../../i18n/I18nProvider.tsx';

/** When the shown figures were loaded. */
export interface AsOf {
  /** ISO instant. */
  readonly at: string;
  /** True if a time without its date would be ambiguous. */
  readonly withDate: boolean;
}

/** Returns the words for a time of loading: `As of 21:04`, or `As of Fri 20 Nov, 21:04`. */
export function useAsOfText(): (asOf: AsOf) => string {
  const { rewards } = useMessages();
  const { day, time } = useFormatters();
  return ({ at, withDate }) =>
    withDate ? rewards.asOfDate(day(at), time(at)) : rewards.asOf(time(at));
}
