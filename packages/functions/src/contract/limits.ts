/** Where callable functions run. Specification sections 1 and 9. */
export const FUNCTIONS_REGION = 'europe-west2';

/** How long a callable may take, in seconds. Specification section 9. */
export const CALLABLE_TIMEOUT_SECONDS = 70;

/** The country of a profile that names none (ISO 3166-1 alpha-2, lower case). Specification section 3. */
export const DEFAULT_COUNTRY = 'gb';

/** The venue's time zone: the server's day is counted in it. */
export const VENUE_TIME_ZONE = 'Europe/London';

/** How long the link of a password reset works, in hours. Specification section 9. */
export const PASSWORD_RESET_HOURS = 2;

/** How long after a password was given a session may do what cannot be undone, in seconds. Section 9. */
export const RECENT_SIGN_IN_SECONDS = 300;

/** How long what a login was created with is kept for the join form, in days. */
export const BASE_ACCOUNT_DAYS = 7;

/** How long a submission without a name is known by what it says, in hours. */
export const SUBMISSION_HOURS = 24;

/** How long a registration waits for the proof of its address, in days. */
export const PENDING_REGISTRATION_DAYS = 7;

/** How often a member can be reminded of the time they spend in the app, in minutes. */
export const REALITY_CHECK_MINUTES = [15, 30, 60] as const;
