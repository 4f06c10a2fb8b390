import { describe, expect, it } from 'vitest';
import { configMeta } from '../../packages/app/vite.configMeta.ts';
import { serviceOrigins } from '../../packages/functions/src/contract/services.ts';

const project = { apiKey: 'key', projectId: 'demo-casino', authDomain: 'demo-casino.test' };
const origins = Object.values(serviceOrigins(project.projectId));

/** The attributes of the links in a built page. */
function linksOf(config) {
  const page = '<head><meta name="casino-config" content="" /></head>';
  return configMeta(config)
    .transformIndexHtml(page)
    .tags.map(({ attrs }) => attrs);
}

describe('§9 the services of a project', () => {
  it('include the callables in europe-west2', () => {
    expect(origins).toContain('https://europe-west2-demo-casino.cloudfunctions.net');
  });

  it('are links of a page that is built for the project', () => {
    expect(linksOf(JSON.stringify(project))).toEqual(
      origins.map((href) => ({ href, crossorigin: true, 'data-first': 'service' })),
    );
  });

  it('are not linked by a local page or a page without a project', () => {
    expect(linksOf(JSON.stringify({ ...project, emulators: {} }))).toEqual([]);
    expect(linksOf('')).toEqual([]);
  });
});
