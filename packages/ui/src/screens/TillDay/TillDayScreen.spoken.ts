import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './TillDayScreen.stories.tsx';

transcribe(stories, ['Full in desktop', 'Empty', 'TakeBack', 'Revoke']);
