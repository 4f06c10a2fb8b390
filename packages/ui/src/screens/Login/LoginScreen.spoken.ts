import { transcribe, transcribeChanges } from '../../stories/spoken/transcripts.tsx';
import * as stories from './LoginScreen.stories.tsx';

transcribe(stories, [
  'Ready',
  'NothingTyped',
  'InvalidEmail',
  'Refused',
  'Offline',
  'Ready in chinese',
]);
transcribeChanges(stories, ['Ready', 'Pending', 'Refused']);
