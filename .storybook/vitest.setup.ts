import { configure } from 'storybook/test';
import { afterEach } from 'vitest';
// Motifs load after a page. Here they are loaded first, so that no picture or transcript of a story is taken without them.
import '../packages/ui/src/artwork/motifs.ts';
import { addressOfPicture } from '../packages/ui/src/stories/modes/modes.ts';
import { pictureId, testedStory } from './testedStory.ts';

/** Tests measure the end of a movement, so all durations are zero. */
document.documentElement.dataset['motion'] = 'off';

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Corrects the address in the message of a failure: the export of a mode is not in Storybook. */
afterEach((context) => {
  const tested = testedStory(context);
  if (!tested?.mode) return;
  for (const error of context.task.result?.errors ?? [])
    error.message = error.message.replace(
      `${tested.id}-in-${tested.mode}`,
      addressOfPicture(pictureId(tested)),
    );
});
