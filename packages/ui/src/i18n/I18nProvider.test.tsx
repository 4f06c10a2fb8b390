import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { I18nProvider, useFormatters } from './I18nProvider.tsx';

function Shown() {
  const { locale, date, number, money } = useFormatters();
  return [locale, date('2026-11-21'), number(18_000), number(1234.5), money(750)].join(' | ');
}

describe('§9 formats by default', () => {
  it.each([
    ['without a provider', <Shown key="alone" />],
    [
      'in a provider without a locale',
      <I18nProvider key="within" timeZone="Europe/London">
        <Shown />
      </I18nProvider>,
    ],
  ])('§9.18 are those of en-GB %s', (_, page) => {
    expect(renderToStaticMarkup(page)).toBe('en-GB | 21 November 2026 | 18,000 | 1,234.50 | £7.50');
  });
});

const ZONE = process.env['TZ'];
afterEach(() => {
  if (ZONE === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ZONE;
});

function Moment() {
  const { date, time } = useFormatters();
  return `${date('2026-11-30T23:30:00Z')}, ${time('2026-11-30T23:30:00Z')}`;
}

describe.each(['Pacific/Auckland', 'America/Los_Angeles', 'Europe/London'])(
  'on a device in %s',
  (device) => {
    it.each([
      ['without a provider', <Moment key="alone" />],
      [
        'in the provider of the casinos’ zone',
        <I18nProvider key="within" timeZone="Europe/London">
          <Moment />
        </I18nProvider>,
      ],
    ])('a moment is shown in the casinos’ time %s', (_, page) => {
      process.env['TZ'] = device;
      expect(renderToStaticMarkup(page)).toBe('30 November 2026, 23:30');
    });
  },
);
