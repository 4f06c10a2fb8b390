import { describe, expect, it } from 'vitest';
import { walletsFor } from './walletsFor.ts';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
const IPHONE = 'iPhone; CPU iPhone OS 18_6 like Mac OS X';
const MAC = 'Macintosh; Intel Mac OS X 10_15_7';
const ANDROID = 'Linux; Android 10; K';
const WINDOWS = 'Windows NT 10.0; Win64; x64';

/** The devices by the wallet of their platform; null for a device that shows a code for a phone. */
const DEVICES: readonly [
  name: string,
  own: 'apple' | 'google' | null,
  userAgent: string,
  maxTouchPoints: number,
][] = [
  ['an iPhone', 'apple', `(${IPHONE}) ${SAFARI} Mobile/15E148 Safari/604.1`, 5],
  ['Chrome on an iPhone', 'apple', `(${IPHONE}) CriOS/140.0 Mobile/15E148 Safari/604.1`, 5],
  ['an iPad', 'apple', `(${MAC}) ${SAFARI} Safari/605.1.15`, 5],
  ['an iPad in mobile mode', 'apple', `(iPad; CPU OS 18_6 like Mac OS X) ${SAFARI} Mobile`, 5],
  ['an Android phone', 'google', `(${ANDROID}) ${CHROME} Mobile Safari/537.36`, 5],
  ['an Android tablet', 'google', `(${ANDROID}) ${CHROME} Safari/537.36`, 5],
  ['Samsung Internet', 'google', `(${ANDROID}) SamsungBrowser/28.0 Mobile Safari/537.36`, 5],
  ['Firefox on Android', 'google', '(Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 5],
  ['a Mac', null, `(${MAC}) ${SAFARI} Safari/605.1.15`, 0],
  ['Windows', null, `(${WINDOWS}) ${CHROME} Safari/537.36`, 0],
  ['Windows with a touch screen', null, `(${WINDOWS}) ${CHROME} Safari/537.36`, 10],
  ['a Chromebook', null, `(X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 10],
  ['Linux', null, '(X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 0],
];

describe('the wallets offered', () => {
  it.each(DEVICES)('on %s are its own, or a code, of those that the group offers', (...device) => {
    const [, own, system, maxTouchPoints] = device;
    const on = { userAgent: `Mozilla/5.0 ${system}`, maxTouchPoints };
    expect(walletsFor(on, ['apple', 'google'])).toEqual({
      stores: own ? [own] : ['apple', 'google'],
      asCode: own === null,
    });
    expect(walletsFor(on, ['google']).stores).toEqual(own === 'apple' ? [] : ['google']);
  });
});
