import { transcribe, transcribeChanges } from '../../stories/spoken/transcripts.tsx';
import * as stories from './OffersScreen.stories.tsx';

transcribe(stories, ['Ready', 'Empty', 'Loading', 'Failed', 'Ready in chinese']);
transcribeChanges(stories, ['Loading', 'Ready']);
transcribeChanges(stories, ['Loading', 'Failed']);
