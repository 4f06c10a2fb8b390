/** The pages of a till. A link loads the page from the cache of the service worker, so the app needs no router. */
export const SCAN_PATH = '/staff/';
export const DAY_PATH = '/staff/day';
export const SCANNER_PATH = '/staff/scanner';
