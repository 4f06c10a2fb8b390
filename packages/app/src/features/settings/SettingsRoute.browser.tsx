import { CONSENT_WORDING } from '@casino/functions/contract/consents.ts';
import { enGB as consentWords } from '@casino/functions/contract/consentWords/messages.ts';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { member } from '../../session/state/session.fixtures.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { openApp, setOnline } from '../../testing/openApp.tsx';

provideRoutes(import.meta.glob('./settings/*Route.tsx', { base: '../' }));

const UPDATE = 'members-updateProfile';
const alert = page.getByRole('alert');
const boxes = page.getByRole('checkbox').or(page.getByRole('radio'));

/** The pages of settings with the member's saved data. */
const OWN_PAGES = ['/settings', '/settings/interests', '/settings/communications'];

describe('§2 Settings before the member is loaded', () => {
  it.each(OWN_PAGES)('show a skeleton while the server is slow: %s', async (path) => {
    const answers: (() => void)[] = [];
    await openApp(path, { given: () => answers.push(backend.hold('members-getMember')) });
    await expect.element(page.getByText('Loading your settings')).toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Settings');
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
    for (const answer of answers) answer();
    await expect.element(boxes.first()).toBeEnabled();
    await expect.element(page.getByText('Loading your settings')).not.toBeInTheDocument();
  });
});

describe('§1 Settings offline', () => {
  it.each(OWN_PAGES)(
    'say what to do without a saved copy, and open when the device is online again: %s',
    async (path) => {
      await openApp(path, { given: () => setOnline(false) });
      await expect.element(alert).toMatchTextContent('Not saved on this device yet');
      await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
      setOnline(true);
      await expect.element(boxes.first()).toBeEnabled();
      await expect.element(alert).not.toBeInTheDocument();
    },
  );
});

describe('§2 Settings/Communication', () => {
  it('is unticked at first, and sends every answer with its wording', async () => {
    await openApp('/settings/communications', { layout: 'mobile' });
    const box = page
      .getByRole('group', { name: consentWords.consents.questions.casino })
      .getByRole('checkbox', { name: 'Text' });
    await expect.element(box).toBeEnabled();
    expect(page.getByRole('checkbox').elements()).toHaveLength(8);
    expect(page.getByRole('checkbox', { checked: true }).elements()).toEqual([]);
    const answer = { topic: 'casino-sms', given: true, wording: CONSENT_WORDING['casino-sms'] };
    backend.reply(UPDATE, {
      success: true,
      result: {
        ...member,
        consents: [{ ...answer, topic: 'casino-sms', at: '2026-11-21T12:00:00Z' }],
      },
    });
    await box.click();
    const history = page.getByRole('region', { name: 'What you told us' });
    await expect.element(history).toMatchTextContent(CONSENT_WORDING['casino-sms']);
    expect(backend.requestsOf(UPDATE)).toEqual([
      { location: 6, crmId: 'crm-49', values: { consents: [answer] } },
    ]);
  });
});

describe('§2 Settings', () => {
  it('a failed download of the member’s data shows an error, and can be retried', async () => {
    await openApp('/settings');
    backend.refuse('users-exportData', 'internal');
    const button = page.getByRole('button', { name: 'Download my data' });
    await button.click();
    await expect.element(alert).toMatchTextContent('We could not prepare your data.');
    await expect.element(button).toBeEnabled();
  });
});
