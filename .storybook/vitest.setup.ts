import { configure } from 'storybook/test';
// Motifs load after a page. Here they are loaded first, so that no picture or transcript of a story is taken without them.
import '../packages/ui/src/artwork/motifs.ts';

/** Tests measure the end of a movement, so all durations are zero. */
document.documentElement.dataset['motion'] = 'off';

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
