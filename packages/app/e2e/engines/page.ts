import { vi } from 'vitest';
import { PASSWORD } from '../accounts.ts';
import { memberState } from '../memberState.ts';

import type { Query } from './inPage.ts';
import { keepState } from './keepState.ts';
import type { Tab } from './tab.ts';
import { Target } from './target.ts';

/** A page of the app in a tab, with operations of a member. */
export class Page {
  private readonly tab: Tab;
  private readonly origin: string;
  private readonly uncaught: string[] = [];

  /** @param origin the origin of all paths */
  constructor(tab: Tab, origin: string) {
    this.tab = tab;
    this.origin = origin;
  }

  /** Opens a path of the app. */
  async goto(path: string): Promise<void> {
    await this.collectUncaught();
    await this.tab.goto(new URL(path, this.origin).href);
  }

  async reload(): Promise<void> {
    await this.collectUncaught();
    await this.tab.reload();
  }

  /** Opens a path as a member who is already signed in on this device. */
  async gotoAs(email: string, path: string): Promise<void> {
    const state = await memberState(email, PASSWORD);
    await vi.waitFor(
      async () => {
        // A page without scripts, so that the app does not read the storage before it is written.
        await this.goto('/404.html');
        await this.run(keepState, state);
      },
      { timeout: 40_000, interval: 100 },
    );
    await this.goto(path);
  }

  /** The path and query of the page. */
  where(): Promise<string> {
    return this.run(() => location.pathname + location.search);
  }

  role(role: string, name?: string | RegExp): Target {
    return this.target({ by: 'role', what: role, name: patternOf(name) });
  }

  /** @param text the complete label */
  label(text: string): Target {
    return this.target({ by: 'label', what: text });
  }

  css(selector: string): Target {
    return this.target({ by: 'css', what: selector });
  }

  press(...[key, options]: Parameters<Tab['press']>): Promise<void> {
    return this.tab.press(key, options);
  }

  run: Tab['run'] = (body, ...args) => this.tab.run(body, ...args);

  /** Waits until the page has loaded its data, images and fonts. */
  async settled(): Promise<void> {
    await this.css('[aria-busy="true"]').gone();
    await this.run(async () => {
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      await document.fonts.ready;
    });
  }

  screenshot(): Promise<Buffer> {
    return this.tab.screenshot();
  }

  /** The messages of all uncaught errors. */
  async uncaughtErrors(): Promise<readonly string[]> {
    await this.collectUncaught();
    return this.uncaught;
  }

  private async collectUncaught(): Promise<void> {
    const found = await this.run(() => window.uncaught?.splice(0) ?? []);
    this.uncaught.push(...found);
  }

  private target(query: Query): Target {
    return new Target(this.tab, query);
  }
}

function patternOf(name: string | RegExp | undefined): Query['name'] {
  if (name === undefined) return undefined;
  const { source, flags } =
    typeof name === 'string' ? new RegExp(`^${RegExp.escape(name)}$`) : name;
  return { source, flags };
}
