/** The pages of a till. */
export const SCAN_PATH = '/staff/';
export const DAY_PATH = '/staff/day';
export const SCANNER_PATH = '/staff/scanner';
