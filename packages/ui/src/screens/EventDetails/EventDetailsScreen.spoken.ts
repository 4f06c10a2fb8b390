import { transcribe, transcribeChanges } from '../../stories/spoken/transcripts.tsx';
import * as stories from './EventDetailsScreen.stories.tsx';

transcribe(stories, ['Rsvp', 'Sending', 'OptedIn', 'AlreadyOptedIn', 'Begun', 'Offline']);
transcribeChanges(stories, ['Rsvp', 'Sending', 'OptedIn']);
transcribeChanges(stories, ['Rsvp', 'Offline']);
