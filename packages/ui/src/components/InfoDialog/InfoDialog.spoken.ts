import { transcribe, transcribeChanges } from '../../stories/spoken/transcripts.tsx';
import * as stories from './InfoDialog.stories.tsx';

transcribe(stories, ['Ready', 'Failed']);
transcribeChanges(stories, ['Loading', 'Ready']);
