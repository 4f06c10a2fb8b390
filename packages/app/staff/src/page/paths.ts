/** The two pages of a till. Their links load the page, which is on the device, so that it needs no router. */
export const SCAN_PATH = '/staff/';
export const DAY_PATH = '/staff/day';
