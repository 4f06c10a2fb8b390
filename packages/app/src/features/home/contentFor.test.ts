import type { ContentItem } from '@casino/functions/contract/member.ts';
import { describe, expect, it } from 'vitest';
import { contentFor } from './contentFor.ts';

const item = (venues: ContentItem['venues'], href?: string): ContentItem => ({
  id: 'news',
  title: 'News',
  text: 'Something new.',
  venues,
  ...(href !== undefined && { href }),
});

describe('§3 pwa_content is for the member’s casino', () => {
  it.each([
    ['All', 6, true],
    [' all ', 9, true],
    ['6', 6, true],
    ['9, 12', 12, true],
    ['9,12', 9, true],
    ['9, 12', 6, false],
    ['', 6, false],
    [',', 6, false],
    ['16', 6, false],
    [[6, 9], 6, true],
    [['6', 9], 6, true],
    [['All'], 21, true],
    [[], 6, false],
    [[12], 6, false],
    ['All', null, true],
    ['6', null, false],
    ['', null, false],
    [[0], null, false],
  ] as const)('§3.18 %j for %j: %s', (venues, home, shown) => {
    expect(contentFor([item(venues as ContentItem['venues'])], home)).toHaveLength(shown ? 1 : 0);
  });

  it.each([
    ['17', 6],
    ['6', 17],
    [[17], 17],
  ] as const)('§4 casino 17 is treated as 6: %j for %i', (venues, home) => {
    expect(contentFor([item(venues as ContentItem['venues'])], home)).toHaveLength(1);
  });
});

describe('links of the content service', () => {
  it.each([
    ['https://online.met.test/', true],
    ['HTTPS://online.met.test/', true],
    ['/offers', true],
    ['javascript:alert(1)', false],
    ['javascript:alert(1)//https://online.met.test/', false],
    ['data:text/html,hello', false],
    ['http://online.met.test/', false],
    ['//online.met.test', false],
    ['/\\online.met.test', false],
    ['offers', false],
    ['', false],
  ])('%j is accepted: %s', (href, followed) => {
    const [shown] = contentFor([item('All', href)], 6);
    expect(shown).toEqual({
      id: 'news',
      title: 'News',
      text: 'Something new.',
      ...(followed && { href }),
    });
  });
});
