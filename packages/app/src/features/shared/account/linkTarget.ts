import { config } from '../../../lib/firebase/firebase.ts';

/**
 * The origin for e-mailed links, as callables receive it. The server uses it only in development.
 * Specification section 7, `devMode` and `devDomain`.
 */
export function linkTarget() {
  return { devMode: config.emulators !== undefined, devDomain: window.location.origin };
}
