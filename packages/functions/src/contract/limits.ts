/** The region of the functions. Specification sections 1 and 9. */
export const FUNCTIONS_REGION = 'europe-west2';

/** The timeout of a callable, in seconds. Specification section 9. */
export const CALLABLE_TIMEOUT_SECONDS = 70;

/** The default country of a profile (ISO 3166-1 alpha-2, lower case). Specification section 3. */
export const DEFAULT_COUNTRY = 'gb';

/** The time zone of the casinos, in which the server counts days. */
export const VENUE_TIME_ZONE = 'Europe/London';

/** The lifetime of a password reset link, in hours. Specification section 9. */
export const PASSWORD_RESET_HOURS = 2;

/**
 * The time after a sign-in with the password in which a session may make irreversible changes, in seconds.
 * Section 9.
 */
export const RECENT_SIGN_IN_SECONDS = 300;

/** How long the values of a new login are stored for the join form, in days. */
export const BASE_ACCOUNT_DAYS = 7;

/** How long a submission without an id is recognised by its values, in hours. */
export const SUBMISSION_HOURS = 24;

/** How long a registration waits for the verification of its address, in days. */
export const PENDING_REGISTRATION_DAYS = 7;

/** The intervals of the reminder of the time spent in the app, in minutes. */
export const REALITY_CHECK_MINUTES = [15, 30, 60] as const;
