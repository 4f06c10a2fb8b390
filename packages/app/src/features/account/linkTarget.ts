import { config } from '../../lib/firebase.ts';

/**
 * What a callable that e-mails a link is told of this page. The server follows it in development alone.
 * Specification section 7, `devMode` and `devDomain`.
 */
export function linkTarget() {
  return { devMode: config.emulators !== undefined, devDomain: window.location.origin };
}
