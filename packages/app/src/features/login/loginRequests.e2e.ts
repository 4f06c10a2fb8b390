import { emailOf, PASSWORD } from '../../../e2e/accounts.ts';
import { expect, test } from '../../../e2e/journey.ts';

/** The requests in sequence from pressing Log in to the card: the sign-in, the look-up of the account, the opening. */
const BUDGET = 3;

/** How long each reply is held, in milliseconds, so that requests that do not wait for each other overlap. */
const HOLD_MS = 400;

interface Span {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
}

/** The longest chain of requests in which each starts after the end of the one before. */
function longestChain(spans: readonly Span[]): readonly string[] {
  const chains: { readonly end: number; readonly names: readonly string[] }[] = [];
  const longest = (among: typeof chains) =>
    among.map(({ names }) => names).toSorted((a, b) => b.length - a.length)[0] ?? [];
  for (const { name, start, end } of spans.toSorted((a, b) => a.end - b.end)) {
    const before = longest(chains.filter((chain) => chain.end <= start));
    chains.push({ end, names: [...before, name] });
  }
  return longest(chains);
}

// Playwright does not show preflights. `npm run speed -- trips` measures them.
test('a member waits for few requests in sequence from pressing Log in to the card @phone', async ({
  page,
}) => {
  await page.goto('/login-mobile');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Email').fill(emailOf('king'));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.waitForLoadState('networkidle');
  const spans: Span[] = [];
  await page.route(/\/call\/|\/accounts:|\/documents|\/assets\//, async (route) => {
    const request = route.request();
    const start = Date.now();
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, HOLD_MS));
    spans.push({ name: new URL(request.url()).pathname, start, end: Date.now() });
    await route.fulfill({ response });
  });
  const seenAt = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('main dd[data-length]')) resolve(Date.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.getByRole('button', { name: 'Log in' }).click();
  const cardAt = await seenAt;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const chain = longestChain(spans.filter(({ end }) => end <= cardAt));
  expect(chain).toHaveLength(BUDGET);
});
