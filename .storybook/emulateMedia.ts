import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';

/** A media feature by its CSS name, with the value that the browser is to give. */
export interface MediaFeature {
  readonly name: string;
  readonly value: string;
}

/**
 * A command for the page: sets media features until it is called again. It goes past Playwright, whose
 * `emulateMedia` has no `prefers-reduced-transparency`.
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
