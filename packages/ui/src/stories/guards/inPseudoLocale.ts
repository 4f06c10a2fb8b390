import type { StoryContext } from 'storybook/internal/types';
import { expect } from 'storybook/test';
import { memberMenu } from '../../shell/shell.fixtures.ts';
import { mobileView } from '../onDesktop.ts';
import { joinedMessages } from './joined.ts';
import { textsIn, untranslatedTexts } from './untranslated.ts';

interface Options {
  /** Texts that are derived from the data. */
  readonly derived?: readonly string[];
  /** The text that renders last, if parts of the screen load later. */
  readonly last?: RegExp;
}

/**
 * A screen in the pseudo-locale on mobile: every text of the catalogue is in brackets and 40 % longer. A text without
 * brackets fails, unless it is data of the story, and so does a sentence of several messages.
 */
export function inPseudoLocale({ derived = [], last }: Options = {}) {
  return {
    tags: ['!autodocs'],
    // The stories in English have the same elements, in the same colours.
    parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
    globals: { ...mobileView, tier: 'jack', locale: 'pseudo' },
    play: async ({
      args,
      canvas,
      canvasElement,
    }: Pick<StoryContext, 'args' | 'canvas' | 'canvasElement'>): Promise<void> => {
      if (last) await canvas.findByText(last);
      const data = [memberMenu().label, ...textsIn(args), ...derived];
      await expect(untranslatedTexts(canvasElement, data), 'not in the catalogue').toEqual([]);
      await expect(joinedMessages(canvasElement), 'one sentence of several messages').toEqual([]);
    },
  };
}
