/** Where the app can be, as the deployment says. */
export interface AppOrigins {
  /** The app's own, such as `https://rewards.example`. */
  readonly configured: string;
  /** Others to which e-mailed links may lead, each exactly. */
  readonly allowed: readonly string[];
  /** Whether the backend runs on one machine: a page of that machine may ask for its own origin. */
  readonly local: boolean;
}

/**
 * The origin of an e-mailed link. What a caller asks for is followed only where it is an allowed origin to
 * the letter, or a page of this machine while the backend runs here too; else it is ignored, since it
 * would be a way to have somebody's code sent elsewhere. Specification section 7, `devDomain`.
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
