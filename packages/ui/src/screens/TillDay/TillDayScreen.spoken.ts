import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './TillDayScreen.stories.tsx';

transcribe(stories, ['FullDesktop', 'Empty', 'TakeBack', 'Revoke']);
