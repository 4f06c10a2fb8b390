import { transcribe, transcribeChanges } from '../../stories/spoken/transcripts.tsx';
import * as stories from './UpdatePrompt.stories.tsx';

transcribe(stories, ['Ready']);
transcribeChanges(stories, ['Closed', 'Ready']);
