import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { recordingEndpoint } from './recordingEndpoint.ts';

// Unit tests share the module registry: it is reset before and after this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const readConfig = vi.hoisted(() => vi.fn<() => { recordingEndpoint?: string }>());
vi.mock('./env.ts', () => ({ readConfig }));
afterEach(() => vi.unstubAllEnvs());

describe('§7 session recording is initialised', () => {
  it.each([
    ['outside development, where the group records', false, { recordingEndpoint: '/r' }, '/r'],
    ['not where the group does not record', false, {}, null],
    ['not in development', true, { recordingEndpoint: '/r' }, null],
  ])('§7.62 %s', (_, development, config, endpoint) => {
    vi.stubEnv('DEV', development);
    readConfig.mockReturnValue(config);
    expect(recordingEndpoint()).toBe(endpoint);
  });
});
