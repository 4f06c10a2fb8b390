import { describe, expect, it } from 'vitest';
import { configMeta } from '../../packages/app/vite.configMeta.ts';
import { serviceOrigins } from '../../packages/functions/src/contract/index.ts';

const project = { apiKey: 'key', projectId: 'demo-casino', authDomain: 'demo-casino.test' };
const origins = Object.values(serviceOrigins(project.projectId));

/** What the links of a built page say: the services that it will connect to. */
function linksOf(config) {
  const page = '<head><meta name="casino-config" content="" /></head>';
  return configMeta(config)
    .transformIndexHtml(page)
    .tags.map(({ attrs }) => attrs);
}

describe('§9 the services of a project', () => {
  it('have the callables in europe-west2', () => {
    expect(origins).toContain('https://europe-west2-demo-casino.cloudfunctions.net');
  });

  it('are linked to by a page that is built for them, and not connected to yet', () => {
    expect(linksOf(JSON.stringify(project))).toEqual(
      origins.map((href) => ({ href, crossorigin: true, 'data-first': 'service' })),
    );
  });

  it('are not where the page belongs to one machine, or to whoever serves it', () => {
    expect(linksOf(JSON.stringify({ ...project, emulators: {} }))).toEqual([]);
    expect(linksOf('')).toEqual([]);
  });
});
