import { expect, vi } from 'vitest';

import { addHelpers, type Query } from './inPage.ts';
import type { Tab } from './tab.ts';

/** The timeout for an element to appear and stop moving, in milliseconds, for a busy machine. */
const PATIENCE_MS = 20_000;

/** Elements of a page. Every operation queries them again. */
export class Target {
  private readonly tab: Tab;
  private readonly query: Query;

  constructor(tab: Tab, query: Query) {
    this.tab = tab;
    this.query = query;
  }

  /** Clicks the first element when it is visible and not covered. Retries if it moved during the click. */
  async click(): Promise<void> {
    await vi.waitFor(
      async () => {
        await addHelpers(this.tab);
        const point = await this.tab.run((query) => window.pointOf(query), this.query);
        await this.tab.clickAt(point);
        // After a navigation, `reached` is undefined.
        if (await this.tab.run(() => window.reached === false))
          throw new Error('The element moved.');
      },
      { timeout: PATIENCE_MS, interval: 50 },
    );
  }

  /** Types at the end of the first field, or selects the first option that starts with the text. */
  async type(text: string): Promise<void> {
    await this.shown();
    await this.read((element) => element.focus());
    await this.tab.type(text);
  }

  /** Waits until an element exists. */
  async shown(): Promise<void> {
    await expect.poll(() => this.count(), { message: this.words() }).toBeGreaterThan(0);
  }

  /** Waits until no element exists. */
  async gone(): Promise<void> {
    await expect.poll(() => this.count(), { message: `no ${this.words()}` }).toBe(0);
  }

  /** The text of the first element, with single spaces; empty if there is none. */
  async text(): Promise<string> {
    const [text = ''] = await this.read(({ textContent }) => textContent ?? '');
    return text.replace(/\s+/g, ' ').trim();
  }

  /** Evaluates a function in the page for each element. */
  async read<Result>(say: (element: HTMLElement) => Result): Promise<Result[]> {
    await addHelpers(this.tab);
    // Built here, because the app's security policy forbids `Function` in the page.
    const body = new Function('query', `return window.findAll(query).map(${say})`);
    return this.tab.run(body as (query: Query) => Result[], this.query);
  }

  private async count(): Promise<number> {
    return (await this.read(() => null)).length;
  }

  private words(): string {
    const { what, name } = this.query;
    return name ? `${what} ${name.source}` : what;
  }
}
