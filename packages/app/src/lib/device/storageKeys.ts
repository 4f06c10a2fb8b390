// Every key of this app in the browser's storage.

export const LAST_EMAIL = 'casino.last-email';
export const INSTALL_DECLINED = 'casino.install-declined';
/** Belongs to the device, not to a member. Log-out keeps it. */
export const APPEARANCE = 'casino.appearance';
/** Belongs to the device, as the appearance does. */
export const LANGUAGE = 'casino.language';
/** How far the server's clock is ahead. Belongs to the device. */
export const SERVER_AHEAD = 'casino.server-ahead';
/** A member's data: `casino.member.{uid}.{name}`. Log-out removes them. */
export const MEMBER_PREFIX = 'casino.member.';
export const SIGNED_IN = 'casino.member.signed-in';
export const TIER = 'casino.member.tier';
/** The suffix of the key with the time of a copy. */
export const SAVED_AT = '.saved-at';
/** An unsent form: `casino.draft.{name}`. Log-out removes it. */
export const DRAFT_PREFIX = 'casino.draft.';
/**
 * A reading page for use without a connection: `casino.reading.{page}`, with `.{language}` for another language than the
 * default. Log-out keeps it.
 */
export const READING_PREFIX = 'casino.reading.';

/** In `sessionStorage`. */
export const VISIT = 'casino.visit';
export const LAST_RELOAD = 'casino.last-reload';
export const LAST_FAULT = 'casino.last-fault';
export const USED_CODE = 'casino.used-code';

/** The names of three copies of a member's data. */
export const SESSION_COPY = 'session-1';
export const TOKEN_COPY = 'id-token-1';
export const FRAME_COPY = 'frame-1';

/** The keys that the script in index.html reads before the app loads: the build writes them into the page. */
export const KEYS_OF_PAGE = {
  signedIn: SIGNED_IN,
  tier: TIER,
  appearance: APPEARANCE,
  language: LANGUAGE,
  lastEmail: LAST_EMAIL,
  member: MEMBER_PREFIX,
  session: SESSION_COPY,
  frame: FRAME_COPY,
} as const;
