import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configMeta } from '../../packages/app/vite.configMeta.ts';
import * as contracts from '../../packages/functions/src/contract/catalogue/contracts.ts';
import { FUNCTIONS_REGION } from '../../packages/functions/src/contract/limits.ts';
import { SERVICE_ORIGINS } from '../../packages/functions/src/contract/services.ts';
import { ROOT } from '../lib/setUp.mjs';

const project = { apiKey: 'key', projectId: 'demo-casino', authDomain: 'demo-casino.test' };

/** The attributes of the links in a built page. */
function linksOf(config) {
  const page = '<head><meta name="casino-config" content="" /></head>';
  return configMeta(config)
    .transformIndexHtml(page)
    .tags.map(({ attrs }) => attrs);
}

describe('§9 the services of a project', () => {
  it('are links of a page that is built for the project', () => {
    expect(linksOf(JSON.stringify(project))).toEqual(
      Object.values(SERVICE_ORIGINS).map((href) => ({
        href,
        crossorigin: true,
        'data-first': 'service',
      })),
    );
  });

  it('are not linked by a local page or a page without a project', () => {
    expect(linksOf(JSON.stringify({ ...project, emulators: {} }))).toEqual([]);
    expect(linksOf('')).toEqual([]);
  });

  it('§7 include every callable in europe-west2, to which Hosting passes the calls of its own origin', () => {
    const { rewrites } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')).hosting;
    const names = Object.values(contracts).map(({ name }) => name);
    // The rewrites to pages come last: the first that matches decides.
    expect(rewrites.slice(0, names.length)).toEqual(
      names.toSorted().map((name) => ({
        source: `/call/${name}`,
        function: { functionId: name, region: FUNCTIONS_REGION },
      })),
    );
    expect(rewrites.slice(names.length).every(({ destination }) => destination)).toBe(true);
  });
});
