import { describe, expect, it } from 'vitest';
import { serviceSettings } from './serviceSettings.ts';

const secret = JSON.stringify({
  members: { token: 'm-secret' },
  content: { tokenUrl: 'https://login.met.test/token', clientId: 'met', clientSecret: 'c-secret' },
});

describe('the settings of a service', () => {
  it('have a bearer token or client credentials', () => {
    expect(serviceSettings('members', 'https://members.met.test/', secret)).toEqual({
      url: 'https://members.met.test',
      credentials: { token: 'm-secret' },
    });
    expect(serviceSettings('content', 'https://met.test/cms', secret).credentials).toMatchObject({
      clientId: 'met',
    });
  });

  it.each([
    ['no https address', 'http://members.met.test', secret, 'https'],
    ['no address', 'members', secret, 'https'],
    ['no secret', 'https://members.met.test', 'none', 'SERVICE_CREDENTIALS'],
    [
      'a secret for the other service',
      'https://m.met.test',
      '{"content":{"token":"x"}}',
      'SERVICE_CREDENTIALS',
    ],
    [
      'an incomplete secret',
      'https://m.met.test',
      '{"members":{"clientId":"x"}}',
      'SERVICE_CREDENTIALS',
    ],
    [
      'a token endpoint without https',
      'https://m.met.test',
      '{"members":{"tokenUrl":"http://login.met.test/token","clientId":"x","clientSecret":"y"}}',
      'tokenUrl',
    ],
  ])('are refused with %s', (_, url, text, words) => {
    expect(() => serviceSettings('members', url, text)).toThrow(words);
  });

  it('may be http on this machine', () => {
    const url = 'http://127.0.0.1:4010';
    const credentials = {
      tokenUrl: 'http://localhost:4010/token',
      clientId: 'x',
      clientSecret: 'y',
    };
    const local = JSON.stringify({ members: credentials });
    expect(serviceSettings('members', url, local)).toEqual({ url, credentials });
  });
});
