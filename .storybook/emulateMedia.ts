import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';

/** A CSS media feature and its emulated value. */
export interface MediaFeature {
  readonly name: string;
  readonly value: string;
}

/**
 * A browser command that sets media features until the next call. It uses the DevTools protocol, because
 * Playwright's `emulateMedia` has no `prefers-reduced-transparency`.
 */
export const emulateMedia: BrowserCommand<
  [features: readonly MediaFeature[]],
  Promise<void>
> = async ({ page, context }, features) => {
  const session = sessions.get(page) ?? context.newCDPSession(page);
  sessions.set(page, session);
  await (await session).send('Emulation.setEmulatedMedia', { features: [...features] });
};

const sessions = new WeakMap<
  object,
  ReturnType<BrowserCommandContext['context']['newCDPSession']>
>();
