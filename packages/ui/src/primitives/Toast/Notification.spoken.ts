import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './Notification.stories.tsx';

transcribe(stories, ['WithAction']);
