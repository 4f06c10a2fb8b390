import { describe, expect, it } from 'vitest';
import { type AppOrigins, linkOrigin } from './linkOrigin.ts';

const deployed: AppOrigins = {
  configured: 'https://rewards.test',
  allowed: ['https://preview.rewards.test'],
  local: false,
};
const local: AppOrigins = { configured: 'http://localhost:5173', allowed: [], local: true };

const asking = (devDomain: string, devMode = true) => ({ devMode, devDomain });

const POISONED = [
  '',
  'https://evil.test',
  'https://rewards.test.evil.test',
  'https://rewards.test@evil.test',
  'https://preview.rewards.test.evil.test',
  'https://preview.rewards.test/',
  'https://preview.rewards.test/path',
  'https://preview.rewards.test:8443',
  'http://preview.rewards.test',
  'HTTPS://PREVIEW.REWARDS.TEST',
  '//evil.test',
  'javascript:alert(1)',
  'http://localhost.evil.test:5173',
  'http://localhost:5173.evil.test',
  'https://evil.test/http://localhost:5173',
  'http://localhost:5173@evil.test',
  'http://localhost:5173/\n@evil.test',
  'http://127.0.0.1.evil.test',
  'https://localhost:5173',
];

describe('§7 the origin of links in e-mails', () => {
  it.each(POISONED)('a deployment ignores %j', (origin) => {
    expect(linkOrigin(deployed, asking(origin))).toBe('https://rewards.test');
  });
  it.each(POISONED)('one machine ignores %j', (origin) => {
    expect(linkOrigin(local, asking(origin))).toBe('http://localhost:5173');
  });

  it('a deployment follows an allowed origin, and not localhost', () => {
    const preview = 'https://preview.rewards.test';
    expect(linkOrigin(deployed, asking(preview))).toBe(preview);
    expect(linkOrigin(deployed, asking(preview, false))).toBe('https://rewards.test');
    expect(linkOrigin(deployed, asking('http://localhost:5173'))).toBe('https://rewards.test');
  });

  it.each(['http://localhost:4173', 'http://127.0.0.1:6006'])(
    'one machine follows %s only in devMode',
    (origin) => {
      expect(linkOrigin(local, asking(origin))).toBe(origin);
      expect(linkOrigin(local, asking(origin, false))).toBe('http://localhost:5173');
    },
  );
});
