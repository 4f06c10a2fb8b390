import type { Page } from '@playwright/test';
import { freshMember } from '../../../e2e/freshMember.ts';
import { expect, signIn, test } from '../../../e2e/journey.ts';

const ENDPOINT = '/recordings';

/** Configures recording in the served page, and collects uploads and downloads. */
async function recordingGroup(page: Page) {
  const posted: string[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.route(`**${ENDPOINT}`, (route) => {
    posted.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  await page.addInitScript((recordingEndpoint) => {
    const configure = (_: unknown, observer: MutationObserver) => {
      const meta = document.querySelector<HTMLMetaElement>('meta[name="casino-config"]');
      if (meta === null) return;
      observer.disconnect();
      meta.content = JSON.stringify({ ...JSON.parse(meta.content), recordingEndpoint });
    };
    new MutationObserver(configure).observe(document, { childList: true, subtree: true });
  }, ENDPOINT);
  const recorder = () => scripts.filter((url) => url.includes('recorder'));
  return { posted, recorder };
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Let us learn from recordings' });

test.describe('§7 session recording', () => {
  test('§7.62 downloads nothing before consent, and records without text after it @phone', async ({
    page,
  }) => {
    const { email } = await freshMember();
    const { posted, recorder } = await recordingGroup(page);
    await signIn(page, email);
    await expect(question(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(recorder()).toEqual([]);
    expect(posted).toEqual([]);

    await question(page).getByRole('button', { name: 'Yes, you may' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect.poll(recorder).toHaveLength(1);
    await page.goto('/settings');
    await expect(page.getByRole('checkbox', { name: /^Record how I use/ })).toBeChecked();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(() => posted.length, { timeout: 15_000 }).toBeGreaterThan(0);
    const sent = posted.join('\n');
    expect(JSON.parse(posted[0] ?? '')).toMatchObject({ session: expect.any(String), sequence: 0 });
    for (const personal of [email, 'Jack', 'Sample', '1,240', 'Download my data']) {
      expect(sent).not.toContain(personal);
    }
  });
});
