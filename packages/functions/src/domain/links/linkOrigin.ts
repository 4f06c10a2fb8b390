/** The origins of the app, by the deployment's settings. */
export interface AppOrigins {
  /** The app's main origin, such as `https://rewards.example`. */
  readonly configured: string;
  /** Other exact origins for links in e-mails. */
  readonly allowed: readonly string[];
  /** True if the backend runs on one machine: then pages of that machine may use their own origin. */
  readonly local: boolean;
}

/**
 * The origin of a link in an e-mail. The caller's origin is used only if it is exactly an allowed one, or a
 * page of this machine while the backend runs here too. Otherwise it is ignored, because a caller could
 * redirect another person's code. Specification section 7, `devDomain`.
 */
export function linkOrigin(
  origins: AppOrigins,
  asked: { readonly devMode: boolean; readonly devDomain: string },
): string {
  const { configured, allowed, local } = origins;
  const origin = asked.devDomain;
  if (!asked.devMode) return configured;
  const isAllowed = allowed.includes(origin) || (local && isOfThisMachine(origin));
  return isAllowed ? origin : configured;
}

function isOfThisMachine(origin: string): boolean {
  return /^http:\/\/(localhost|127\.0\.0\.1):\d{1,5}$/.test(origin);
}
