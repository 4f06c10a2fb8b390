import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
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
      <I18nProvider key="within">
        <Shown />
      </I18nProvider>,
    ],
  ])('are those of en-GB %s', (_, page) => {
    expect(renderToStaticMarkup(page)).toBe('en-GB | 21 November 2026 | 18,000 | 1,234.50 | £7.50');
  });
});
