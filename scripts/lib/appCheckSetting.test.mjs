import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeAppCheck } from './appCheckSetting.mjs';
import { ROOT } from './setUp.mjs';

const page = (appCheck) => JSON.stringify({ projectId: 'casino', appCheck });
const PROVING = page({ appId: '1:2:web:3', siteKey: 'key' });
const ON = { ENFORCE_APP_CHECK: 'true' };
const OFF = { ENFORCE_APP_CHECK: 'false' };

describe('what a deployment is told about App Check', () => {
  it.each([
    ['on by default', 'a page that proves itself', {}, PROVING, null],
    ['on', 'a page that proves itself', ON, PROVING, null],
    ['on by default', 'a page without proof', {}, page(undefined), true],
    ['on', 'a page without proof', ON, page(undefined), true],
    ['on', 'a page without its key', ON, page({ appId: '1:2:web:3' }), true],
    ['on', 'a page without its id', ON, page({ appId: '', siteKey: 'key' }), true],
    ['on', 'a page without a configuration', ON, undefined, true],
    ['on', 'a configuration that is no JSON', ON, '{', true],
    ['set to a word that nobody knows', 'no proof', { ENFORCE_APP_CHECK: 'no' }, undefined, true],
    ['off', 'a page that proves itself', OFF, PROVING, false],
    ['off', 'a page without proof', OFF, undefined, false],
  ])('%s, with %s', (_setting, _page, settings, config, refuses) => {
    const told = judgeAppCheck(settings, config);
    expect(told?.refuses ?? null).toBe(refuses);
    expect(told?.message ?? 'docs/deploy.md').toContain('docs/deploy.md');
  });

  it('is told before anything else is done, for the page and for the functions', () => {
    const { hosting, functions } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
    for (const { predeploy } of [hosting, ...functions]) {
      expect(predeploy[0]).toBe('node scripts/beforeDeploy.mjs');
    }
  });
});
