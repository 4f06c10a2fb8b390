import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { WebConfig } from './config.ts';

const FIREBASE_JSON = new URL('../../../../firebase.json', import.meta.url);
const CSP = 'Content-Security-Policy';

interface HeaderRule {
  /** A glob of paths. */
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/**
 * The headers of `firebase.json` by path, so that the app runs with production's headers. The content security
 * policy also allows connections to the local backend.
 */
export function hostingHeaders({ emulators }: WebConfig): (path: string) => [string, string][] {
  const rules: readonly HeaderRule[] = JSON.parse(readFileSync(FIREBASE_JSON, 'utf8')).hosting
    .headers;
  const backend = emulators ? `${emulators.auth} http://${emulators.firestore}` : '';
  const adapted = ({ key, value }: HeaderRule['headers'][number]): [string, string] => [
    key,
    key === CSP && backend ? value.replace("connect-src 'self'", `$& ${backend}`) : value,
  ];
  return (path) =>
    rules
      .filter(({ source }) => isMatch(path, source))
      .flatMap(({ headers }) => headers.map(adapted));
}

/** Matches a glob as Hosting does: a leading exclamation mark negates it. */
function isMatch(path: string, glob: string): boolean {
  return glob.startsWith('!')
    ? !posix.matchesGlob(path, glob.slice(1))
    : posix.matchesGlob(path, glob);
}
