import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './CommunicationsScreen.stories.tsx';

transcribe(stories, ['Unanswered in chinese']);
