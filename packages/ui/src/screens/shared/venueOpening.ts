import type { Messages } from '../../i18n/messages.ts';

/** Whether a casino is open now. The time is local to it, as `hh:mm`. */
export type VenueOpening =
  | { readonly status: 'open'; readonly until: string }
  /** It does not close within a day. */
  | { readonly status: 'open-all-day' }
  | { readonly status: 'closed'; readonly opensAt: string };

/** Says until when a casino is open, or when it opens. */
export function openingWords({ home: words }: Messages['rewards'], opening: VenueOpening): string {
  switch (opening.status) {
    case 'open':
      return words.openUntil(opening.until);
    case 'open-all-day':
      return words.openAllDay;
    case 'closed':
      return words.opensAt(opening.opensAt);
  }
}
