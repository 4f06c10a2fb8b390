import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './DeleteAccountScreen.stories.tsx';

transcribe(stories, ['NothingTyped', 'Asked', 'WrongPassword', 'Ready in chinese']);
