import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { I18nProvider } from '../../../i18n/I18nProvider.tsx';
import { enGB } from '../../../i18n/messages.ts';
import { zhHans } from '../../../i18n/zh-Hans/catalogue.ts';
import { SentTicket } from './SentTicket.tsx';

const ticket = { status: 'sent', reference: 'T-1', at: '2026-11-20T19:32:00Z' } as const;

it.each([
  ['en-GB', enGB, 'will answer by email. Reference <strong>'],
  ['zh-Hans', { ...enGB, ...zhHans }, '以电子邮件答复。编号 <strong>'],
])(
  'the reference follows the sentence before it as in the language, in %s',
  (locale, messages, part) => {
    const markup = renderToStaticMarkup(
      <I18nProvider messages={messages} locale={locale} timeZone="Europe/London">
        <SentTicket ticket={ticket} isNew={false} />
      </I18nProvider>,
    );
    expect(markup).toContain(part);
  },
);
