import type { TestContext } from 'vitest';
import type { ModeName } from '../packages/ui/src/stories/modes/modes.ts';

/** The story of a test. */
export interface TestedStory {
  /** The id in Storybook, without the mode. */
  readonly id: string;
  readonly mode: ModeName | undefined;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Returns the story of a test, or undefined for another test. Storybook's plugin sets it in the context. */
export function testedStory(context: TestContext): TestedStory | undefined {
  const { story } = context as { story?: Omit<TestedStory, 'mode'> };
  if (!story) return undefined;
  const { id, globals, parameters } = story;
  const mode = parameters['mode'] as ModeName | undefined;
  return { id: id.slice(0, mode && -`-in-${mode}`.length), mode, globals, parameters };
}

/** The key of a picture in the ledger: the story, with the mode after an @. */
export const pictureId = ({ id, mode }: TestedStory): string => (mode ? `${id}@${mode}` : id);
