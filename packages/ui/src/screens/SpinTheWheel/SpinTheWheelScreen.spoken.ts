import { transcribe, transcribeChanges } from '../../stories/spoken/transcripts.tsx';
import * as stories from './SpinTheWheelScreen.stories.tsx';

transcribe(stories, [
  'OptIn',
  'Ready',
  'Turning',
  'Won',
  'Lost',
  'PlayedWon',
  'PlayedLost',
  'Ended',
  'Ready in chinese',
]);
transcribeChanges(stories, ['Ready', 'Turning', 'Settling', 'Won']);
transcribeChanges(stories, ['Turning', 'Settling', 'Lost']);
