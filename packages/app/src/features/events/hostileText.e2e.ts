import { journeyBackend } from '../../../e2e/backend.ts';
import { expect, test } from '../../../e2e/journey.ts';

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
