import type { StoryContext } from 'storybook/internal/types';
import { expect } from 'storybook/test';
import { memberMenu } from '../../shell/shell.fixtures.ts';
import { joinedMessages } from './joined.ts';
import { textsIn, untranslatedTexts } from './untranslated.ts';

/** Waits for `parameters.lastText`, of a screen whose parts load later. It is data, and so the same in every language. */
export async function showsLastText({
  canvas,
  parameters,
}: Pick<StoryContext, 'canvas' | 'parameters'>): Promise<void> {
  const text: RegExp | undefined = parameters['lastText'];
  if (text) await canvas.findAllByText(text);
}

/**
 * Plays in the pseudo-locale, whose messages are in brackets and 40 % longer: a text without brackets fails, unless it is
 * data of the story or derived from it (`parameters.derivedTexts`), and so does a sentence of several messages.
 */
export async function expectTranslated({
  args,
  canvas,
  canvasElement,
  parameters,
}: StoryContext): Promise<void> {
  await showsLastText({ canvas, parameters });
  const derived: readonly string[] = parameters['derivedTexts'] ?? [];
  const data = [memberMenu().label, ...textsIn(args), ...derived];
  await expect(untranslatedTexts(canvasElement, data), 'not in the catalogue').toEqual([]);
  await expect(joinedMessages(canvasElement), 'one sentence of several messages').toEqual([]);
}
