import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { minifyInlineScripts } from '../../packages/app/vite.inlineScripts.ts';
import { SERVICE_ORIGINS } from '../../packages/functions/src/contract/services.ts';
import { ROOT } from '../lib/setUp.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

/** Google's reCAPTCHA, which App Check uses. */
const RECAPTCHA = 'https://www.google.com/recaptcha/';

/** The allowed sources of a directive. */
function allowed(directive) {
  const found = new RegExp(`${directive} ([^;]*);`).exec(read('firebase.json'));
  return found?.[1].split(' ') ?? [];
}

describe('the security policy', () => {
  it('allows only the inline scripts of index.html by their hashes, and the scripts of App Check', () => {
    const scripts = [
      ...minifyInlineScripts(read('packages/app/index.html')).matchAll(/<script>(.*?)<\/script>/gs),
    ];
    const hashes = scripts.map(([, text]) => {
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    });
    const recaptcha = [RECAPTCHA, 'https://www.gstatic.com/recaptcha/'];
    expect(allowed('script-src')).toEqual(["'self'", ...hashes, ...recaptcha]);
    expect(allowed('frame-src')).toEqual([RECAPTCHA]);
  });

  it('allows the inline scripts of the staff page, which are those of index.html', () => {
    const page = read('packages/app/staff/index.html');
    const scripts = [...page.matchAll(/<script>(.*?)<\/script>/gs)];
    for (const [, text] of scripts) {
      const hash = createHash('sha256').update(text).digest('base64');
      expect(allowed('script-src')).toContain(`'sha256-${hash}'`);
    }
    expect(scripts).toHaveLength(1);
  });

  it('allows connections only to the services and to App Check', () => {
    const appCheck = ['https://content-firebaseappcheck.googleapis.com', RECAPTCHA];
    const services = Object.values(SERVICE_ORIGINS);
    expect(allowed('connect-src')).toEqual(["'self'", ...services, ...appCheck]);
  });
});
