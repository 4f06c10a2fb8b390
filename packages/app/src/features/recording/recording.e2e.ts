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

/** Every string of a recording, with the key that holds it. */
function stringsOf(value: unknown, key = ''): { readonly key: string; readonly text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => stringsOf(child, name));
}

/** The strings that describe how the page looks. Their words are of the design system. */
const LOOK = new Set(['_cssText', 'class', 'rel', 'tagName', 'role', 'type', 'publicId', 'rule']);

/** The keys of all attributes in a recording, and the names of elements with children. */
function shapesOf(value: unknown): { attributes: Set<string>; parents: Set<string> } {
  const attributes = new Set<string>();
  const parents = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { attributes: own, childNodes, tagName } = part as Record<string, unknown>;
    const isStyle = tagName === 'link' || tagName === 'style';
    if (own && !Array.isArray(own) && !isStyle)
      for (const name of Object.keys(own)) attributes.add(name);
    if (Array.isArray(childNodes) && childNodes.length > 0) parents.add(String(tagName));
    for (const child of Object.values(part)) visit(child);
  };
  visit(value);
  return { attributes, parents };
}

/** What the device has of the member: numbers, names, addresses and amounts. */
const personalMarks = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.endsWith('session-1'))
      .flatMap(([, copy]) => {
        const { member } = JSON.parse(copy) as { member: Record<string, unknown> };
        return [
          member['customer_number'],
          member['first_name'],
          member['last_name'],
          member['email'],
          member['id'],
          Number(member['loyalty_points']).toLocaleString('en-GB'),
          Number(member['rewardPoints']).toLocaleString('en-GB'),
        ].map(String);
      }),
  );

const code = (page: Page) => page.getByRole('img', { name: /QR code/ }).first();

test('§7.62 session recording downloads nothing before consent, and then records no code, number, name, address or amount of any page @phone', async ({
  page,
}) => {
  const { email } = await freshMember();
  const { posted, recorder } = await recordingGroup(page);
  const expectUpload = async () => {
    const before = posted.length;
    await expect.poll(() => posted.length, { timeout: 15_000 }).toBeGreaterThan(before);
  };
  await signIn(page, email);
  await expect(question(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(recorder()).toEqual([]);
  expect(posted).toEqual([]);

  await question(page).getByRole('button', { name: 'Yes, you may' }).click();
  await expect.poll(recorder).toHaveLength(1);
  await page.getByRole('button', { name: 'Show code' }).first().click();
  await expect(code(page)).toBeVisible();
  const personal = await personalMarks(page);
  expect(personal.length).toBeGreaterThan(6);
  await page.keyboard.press('Escape');
  for (const path of ['/offers', '/points', '/profile', '/benefits', '/settings']) {
    await page.goto(path);
    await expect(page.locator('main h1').first()).toBeVisible();
    await expectUpload();
  }
  await page.goto('/offers');
  await page.locator('a[href^="/offers/"]').first().click();
  await expect(code(page)).toBeVisible();
  await expectUpload();

  expect(JSON.parse(posted[0] ?? '')).toMatchObject({ session: expect.any(String), sequence: 0 });
  const recordings = posted.map((body) => JSON.parse(body) as unknown);
  const { attributes, parents } = shapesOf(recordings);
  expect([...parents]).not.toContain('svg');
  for (const name of ['d', 'style', 'aria-label', 'aria-valuetext', 'href', 'src', 'value']) {
    expect([...attributes]).not.toContain(name);
  }
  const words = stringsOf(recordings).filter(({ key }) => !LOOK.has(key));
  for (const mark of personal.filter((each) => each.length > 2)) {
    const found = words.filter(({ text }) => text.includes(mark) && !/^\d+$/.test(text));
    expect(found, mark).toEqual([]);
  }
  const readable = words.filter(({ key, text }) => key === 'textContent' && /[^*\s]/.test(text));
  expect(readable).toEqual([]);
});
