import { expect, vi } from 'vitest';
import type { Tab } from './engine.ts';
import { addHelpers, type Query } from './inPage.ts';

/** How long something may take to be there and to stand still, in milliseconds: a busy machine is slow. */
const PATIENCE_MS = 20_000;

/** Elements of a page, looked for anew each time. */
export class Target {
  private readonly tab: Tab;
  private readonly query: Query;

  constructor(tab: Tab, query: Query) {
    this.tab = tab;
    this.query = query;
  }

  /** Clicks the first one, once it is there and nothing covers it; again where it moved away meanwhile. */
  async click(): Promise<void> {
    await vi.waitFor(
      async () => {
        await addHelpers(this.tab);
        const point = await this.tab.run((query) => window.pointOf(query), this.query);
        await this.tab.clickAt(point);
        // A click that opened another page left nothing behind.
        if (await this.tab.run(() => window.reached === false)) throw new Error('It moved away.');
      },
      { timeout: PATIENCE_MS, interval: 50 },
    );
  }

  /** Types at the end of the first one, or chooses the option of a list that begins with the text. */
  async type(text: string): Promise<void> {
    await this.shown();
    await this.read((element) => element.focus());
    await this.tab.type(text);
  }

  /** Waits until there is one. */
  async shown(): Promise<void> {
    await expect.poll(() => this.count(), { message: this.words() }).toBeGreaterThan(0);
  }

  /** Waits until there is none. */
  async gone(): Promise<void> {
    await expect.poll(() => this.count(), { message: `no ${this.words()}` }).toBe(0);
  }

  /** The text of the first one, with single spaces; empty where there is none. */
  async text(): Promise<string> {
    const [text = ''] = await this.read(({ textContent }) => textContent ?? '');
    return text.replace(/\s+/g, ' ').trim();
  }

  /** What a function of the page says of each of them. */
  async read<Result>(say: (element: HTMLElement) => Result): Promise<Result[]> {
    await addHelpers(this.tab);
    // Made here: the app's security policy forbids to make functions of texts in the page.
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
