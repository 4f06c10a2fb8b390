import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../setUp.mjs';
import { checkAppCheck } from './appCheckSetting.mjs';

const page = (appCheck) => JSON.stringify({ projectId: 'casino', appCheck });
const WITH_KEY = page({ appId: '1:2:web:3', siteKey: 'key' });
const ON = { ENFORCE_APP_CHECK: 'true' };
const OFF = { ENFORCE_APP_CHECK: 'false' };

describe('App Check before a deployment', () => {
  it.each([
    ['on by default', 'a page with a key', {}, WITH_KEY, null],
    ['on', 'a page with a key', ON, WITH_KEY, null],
    ['on by default', 'a page without appCheck', {}, page(undefined), true],
    ['on', 'a page without appCheck', ON, page(undefined), true],
    ['on', 'a page without a site key', ON, page({ appId: '1:2:web:3' }), true],
    ['on', 'a page without an app id', ON, page({ appId: '', siteKey: 'key' }), true],
    ['on', 'a page without a configuration', ON, undefined, true],
    ['on', 'an invalid JSON configuration', ON, '{', true],
    [
      'set to an unknown value',
      'a page without a configuration',
      { ENFORCE_APP_CHECK: 'no' },
      undefined,
      true,
    ],
    ['off', 'a page with a key', OFF, WITH_KEY, false],
    ['off', 'a page without a configuration', OFF, undefined, false],
  ])('%s, with %s', (_setting, _page, settings, config, refuses) => {
    const finding = checkAppCheck(settings, config);
    expect(finding?.refuses ?? null).toBe(refuses);
    expect(finding?.message ?? 'docs/deploy.md').toContain('docs/deploy.md');
  });

  it('is checked first, for hosting and for functions', () => {
    const { hosting, functions } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
    for (const { predeploy } of [hosting, ...functions]) {
      expect(predeploy[0]).toBe('node scripts/beforeDeploy.mjs');
    }
  });
});
