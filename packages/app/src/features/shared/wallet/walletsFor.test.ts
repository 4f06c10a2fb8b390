import { describe, expect, it } from 'vitest';
import { walletsFor } from './walletsFor.ts';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

const DEVICES: readonly [name: string, userAgent: string, maxTouchPoints: number][] = [
  [
    'an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`,
    5,
  ],
  [
    'Chrome on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    5,
  ],
  ['an iPad', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`, 5],
  [
    'an iPad in mobile mode',
    `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`,
    5,
  ],
  ['an Android phone', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 5],
  ['an Android tablet', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Safari/537.36`, 5],
  [
    'Samsung Internet',
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    5,
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 5],
  ['a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`, 0],
  ['Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 0],
  [
    'Windows with a touch screen',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`,
    10,
  ],
  ['a Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 10],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 0],
];

const APPLE = ['an iPhone', 'Chrome on an iPhone', 'an iPad', 'an iPad in mobile mode'];
const ANDROID = ['an Android phone', 'an Android tablet', 'Samsung Internet', 'Firefox on Android'];

describe('the wallets offered', () => {
  it.each(DEVICES)('on %s', (name, userAgent, maxTouchPoints) => {
    const choice = walletsFor({ userAgent, maxTouchPoints }, ['apple', 'google']);
    if (APPLE.includes(name)) expect(choice).toEqual({ stores: ['apple'], asCode: false });
    else if (ANDROID.includes(name)) expect(choice).toEqual({ stores: ['google'], asCode: false });
    else expect(choice).toEqual({ stores: ['apple', 'google'], asCode: true });
  });

  it.each(DEVICES)(
    'on %s exclude a wallet that the group does not offer',
    (name, userAgent, maxTouchPoints) => {
      const { stores } = walletsFor({ userAgent, maxTouchPoints }, ['google']);
      expect(stores).toEqual(APPLE.includes(name) ? [] : ['google']);
    },
  );
});
