import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { I18nProvider, useFormatters } from './I18nProvider.tsx';

function Shown() {
  const { locale, date, time, number, money } = useFormatters();
  const moment = '2026-11-30T23:30:00Z';
  return [locale, date(moment), time(moment), number(1234.5), money(750)].join(' | ');
}

const ZONE = process.env['TZ'];
afterEach(() => {
  if (ZONE === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ZONE;
});

describe.each(['Pacific/Auckland', 'America/Los_Angeles', 'Europe/London'])(
  '§9 formats on a device in %s',
  (device) => {
    it.each([
      ['without a provider', <Shown key="alone" />],
      [
        'in a provider without a locale',
        <I18nProvider key="within" timeZone="Europe/London">
          <Shown />
        </I18nProvider>,
      ],
    ])('§9.18 are those of en-GB, in the casinos’ time, %s', (_, page) => {
      process.env['TZ'] = device;
      expect(renderToStaticMarkup(page)).toBe(
        'en-GB | 30\u00a0November\u00a02026 | 23:30 | 1,234.50 | £7.50',
      );
    });
  },
);
