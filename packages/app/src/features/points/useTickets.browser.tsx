import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { openApp, setClock, setOnline } from '../../testing/openApp.tsx';
import { sampleReplies } from '../../testing/sampleReplies.ts';

provideRoutes(import.meta.glob('./points/*Route.tsx', { base: '../' }));

const main = page.getByRole('main');
const openPoints = () => openApp('/points', { layout: 'mobile' });

describe('§1.24 a report of something missing', () => {
  const opener = page.getByRole('button', { name: 'Something missing?' });
  const field = page.getByLabelText('What is missing from this month?');
  const send = page.getByRole('button', { name: 'Send to support' });

  async function write(text = 'Lunch on 12 November'): Promise<void> {
    await opener.first().click();
    await field.fill(text);
  }

  it('sends what the member saw, once for two presses, and the reference stays on the device', async () => {
    const { reopen } = await openPoints();
    await page.getByLabelText('Kind', { exact: true }).selectOptions('Earned');
    await write();
    const reply = backend.hold('members-submitTicket');
    await userEvent.dblClick(send);
    reply();
    await expect.element(main).toMatchTextContent(/Sent on 21 November 2026\..* Reference/);
    await expect.element(main).toMatchTextContent('T-4K7QX2MH');
    expect(backend.requestsOf('members-submitTicket')).toEqual([
      {
        values: {
          name: 'Demo Jack',
          customerNumber: '100049',
          comments: 'November 2026, Points to spend, Earned\n\nLunch on 12 November',
        },
        submissionId: expect.any(String),
        context: { period: '2026-11', venueId: null, movementIds: ['mv-5', 'mv-4'] },
      },
    ]);
    await reopen();
    await expect.element(main).toMatchTextContent('T-4K7QX2MH');
    await expectAccessible();
  });

  it('can be sent again in the same month, and in a month without a movement', async () => {
    await openApp('/points', {
      layout: 'mobile',
      given: () => setClock('2027-01-08T12:00:00Z'),
    });
    const months = [];
    for (const reference of ['T-1', 'T-2']) {
      backend.reply('members-submitTicket', { success: true, reference });
      await write('Lunch on the first');
      await send.click();
      await expect.element(main).toMatchTextContent(reference);
    }
    await expect.element(main).toMatchTextContent('T-1');
    for (const { context } of backend.requestsOf('members-submitTicket')) {
      months.push(context?.period);
    }
    expect(months).toEqual(['2027-01', '2027-01']);
    const ids = backend.requestsOf('members-submitTicket').map((each) => each.submissionId);
    expect(new Set(ids).size).toBe(2);
  });

  it('keeps the words if it fails, and a retry is the same submission', async () => {
    await openPoints();
    await write();
    backend.refuse('members-submitTicket', 'no-response');
    await send.click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Network error');
    await expect.element(field).toHaveValue('Lunch on 12 November');
    backend.reply('members-submitTicket', sampleReplies()['members-submitTicket']);
    await send.click();
    await expect.element(main).toMatchTextContent('T-4K7QX2MH');
    const [first, second] = backend.requestsOf('members-submitTicket');
    expect(second).toEqual(first);
  });

  it('says that the member is offline, and sends nothing', async () => {
    await openPoints();
    await write();
    setOnline(false);
    await send.click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('You are offline.');
    expect(backend.requestsOf('members-submitTicket')).toEqual([]);
  });
});
