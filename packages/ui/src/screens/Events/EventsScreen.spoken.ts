import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './EventsScreen.stories.tsx';

transcribe(stories, ['Ready', 'MonthsStrip']);
