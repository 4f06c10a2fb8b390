import { describe, expect, it } from 'vitest';
import { parseConfig } from './env.ts';

const project = { apiKey: 'key', projectId: 'demo-casino', authDomain: 'demo-casino.test' };
const emulators = { auth: 'http://127.0.0.1:9099', firestore: '127.0.0.1:8080' };

describe('the configuration of the page', () => {
  it.each([
    project,
    { ...project, emulators },
    { ...project, wallets: ['apple', 'google'] },
    { ...project, appCheck: { appId: '1:2:web:3', siteKey: 'site-key' } },
  ])('is parsed: %j', (config) => {
    expect(parseConfig(JSON.stringify(config))).toEqual(config);
  });

  it('may contain the additional values of the Firebase console', () => {
    expect(parseConfig(JSON.stringify({ ...project, appId: '1:2:web:3' }))).toEqual(project);
  });

  it.each([
    ['', /has no configuration: build it with CASINO_FIREBASE_CONFIG, or run npm start/],
    [undefined, /has no configuration/],
    ['{', /not JSON/],
    ['null', /all of it/],
    ['{}', /of: apiKey, projectId, authDomain/],
    [JSON.stringify({ ...project, apiKey: '' }), /of: apiKey\./],
    [JSON.stringify({ ...project, wallets: ['paper'] }), /of: wallets\./],
    [JSON.stringify({ ...project, wallets: 'apple' }), /of: wallets\./],
    [
      JSON.stringify({ ...project, emulators: { ...emulators, firestore: 'http://x' } }),
      /emulators\.firestore/,
    ],
    [JSON.stringify({ ...project, appCheck: { siteKey: 'site-key' } }), /appCheck\.appId/],
  ])('is rejected with an explanation: %j', (content, sentence) => {
    expect(() => parseConfig(content)).toThrow(sentence);
  });
});
