import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { journeyBackend } from '../../../e2e/backend.ts';
import { expect, test } from '../../../e2e/journey.ts';

test.describe('§2 event tools: calendar and sharing', () => {
  test.use({ account: 'queen-of-spades' });

  test('the calendar file holds the casino’s time, and the link can be shared @desktop @all', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/events');
    await page.getByRole('link', { name: 'The Masked Ball' }).first().click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to calendar' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^12-masked-ball-\d{4}-\d{2}-\d{2}\.ics$/);
    const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')));
    const component = calendar.getFirstSubcomponent('vevent') ?? undefined;
    const event = new ICAL.Event(component);
    expect(event.summary).toBe('The Masked Ball');
    expect(event.location).toBe('The whole house, The Tidewater, Brighton');
    expect(event.startDate.toString()).toMatch(/T21:00:00$/);
    expect(event.endDate.toString()).toMatch(/T03:00:00$/);
    expect(component?.getFirstProperty('dtstart')?.getFirstParameter('tzid')).toBe('Europe/London');

    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
});

test.describe('§7 text of the content service', () => {
  test.use({ account: 'king-of-hearts' });

  test('hostile HTML runs no script and has no unsafe link @desktop @all', async ({
    page,
    faults,
  }) => {
    // The content security policy reports the inline handler when the browser parses it.
    faults.expect(/Executing inline event handler violates/);
    const startsAt = new Date(Date.now() + 5 * 24 * 60 * 60 * 1_000);
    await (await journeyBackend()).documents.commit([
      {
        path: 'events/fresh-hostile',
        fields: {
          id: 'fresh-hostile',
          uri: 'casinos/foundry-rooms-manchester/events/hostile',
          venueId: 21,
          title: '<img src=x onerror="window.hacked = 1">',
          summary: '<script>window.hacked = 1</script>',
          description:
            '<p>Kept</p><img src=x onerror="window.hacked = 1"><a href="javascript:window.hacked = 1">Press</a><script>window.hacked = 1</script>',
          category: 'party',
          club: 'casino',
          place: 'The bar',
          terms: '<b onmouseover="window.hacked = 1">None</b>',
          startsAt,
          endsAt: new Date(startsAt.getTime() + 3_600_000),
          'tv.spotlightEvent': false,
          'tv.RSVPEvent': false,
        },
      },
    ]);
    await page.goto('/events/fresh-hostile');
    await expect(page.getByText('Kept')).toBeVisible();
    await page.getByText('Press').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^<img src=x/);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await expect(page).toHaveURL('/events/fresh-hostile');
  });
});
