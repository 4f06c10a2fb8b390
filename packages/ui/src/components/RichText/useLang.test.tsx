import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { I18nProvider } from '../../i18n/I18nProvider.tsx';
import { enGB } from '../../i18n/messages.ts';
import { EventContent } from '../../screens/EventDetails/EventContent.tsx';
import { EventRow } from '../../screens/Events/EventRow.tsx';
import { EventCard } from '../EventCard/EventCard.tsx';
import { PromotionCard } from '../PromotionCard/PromotionCard.tsx';
import { Spotlight } from '../Spotlight/Spotlight.tsx';

const TEXTS = {
  title: '新春之夜',
  summary: '舞狮与晚宴。',
  place: '大厅',
  terms: '须年满 18 岁。',
  description: '<p>七点入席。</p>',
};

const event = {
  ...TEXTS,
  locale: 'zh-Hans',
  id: 'new-year',
  href: '/events/new-year',
  kind: 'season',
  startsAt: '2027-02-06T19:00:00Z',
  endsAt: '2027-02-06T23:00:00Z',
  timeZone: 'Europe/London',
  standing: 'rsvp',
  venueName: 'The Orrery, London',
} as const;

const PLACES: readonly (readonly [string, (shown: typeof event) => ReactNode])[] = [
  ['a list', (shown) => <EventCard event={shown} />],
  ['the diary', (shown) => <EventRow event={shown} />],
  ['the spotlight', (shown) => <Spotlight event={shown} />],
  ['a promotion', (shown) => <PromotionCard promotion={{ ...shown, standing: 'on' }} />],
  [
    'its page',
    (shown) => (
      <EventContent
        layout="mobile"
        event={shown}
        rsvp={{ kind: 'none' }}
        kicker=""
        canShare={false}
        onRsvp={() => {}}
        onAddToCalendar={() => {}}
        onShare={() => {}}
      />
    ),
  ],
];

const markupIn = (page: string, shown: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider messages={enGB} locale={page} timeZone="Europe/London">
      {shown}
    </I18nProvider>,
  );

/** The markup without the texts that are marked. */
const unmarked = (markup: string, lang: string) =>
  markup.replaceAll(new RegExp(`<(\\w+)[^>]* lang="${lang}"[^>]*>[^<]*</\\1>`, 'g'), '');

describe.each(PLACES)('the texts of an event in %s', (_, show) => {
  it('are marked on a page in another language', () => {
    const markup = markupIn('en-GB', show(event));
    expect(markup).toContain('lang="zh-Hans"');
    const rest = unmarked(markup, 'zh-Hans');
    for (const text of Object.values(TEXTS)) expect(rest).not.toContain(text);
    if (markup.includes('hidden=""')) expect(markup).toMatch(/<div lang="zh-Hans" hidden=""/);
  });

  it('are not marked on a page in their language', () => {
    expect(markupIn('zh-Hans', show(event))).not.toContain('lang=');
  });

  it('are marked as English without a language of their own', () => {
    const { locale: _locale, ...plain } = event;
    const markup = markupIn('zh-Hans', show(plain as typeof event));
    expect(unmarked(markup, 'en-GB')).not.toContain(TEXTS.title);
  });
});
