import { describe, expect, it } from 'vitest';
import { parseUrl } from './parseUrl.ts';

describe('parseUrl', () => {
  it.each([
    ['https://rewards.test/offers', undefined, 'https://rewards.test/offers'],
    ['/offers?q=1', 'https://rewards.test', 'https://rewards.test/offers?q=1'],
  ])('%s on %s is %s', (text, base, href) => {
    expect(parseUrl(text, base)?.href).toBe(href);
  });

  it.each([
    ['/offers', undefined],
    ['', undefined],
    ['http://', 'https://rewards.test'],
  ])('%j on %s is null', (text, base) => {
    expect(parseUrl(text, base)).toBeNull();
  });
});
