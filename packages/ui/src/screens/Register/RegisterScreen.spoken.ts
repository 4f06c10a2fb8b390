import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './RegisterScreen.stories.tsx';

transcribe(stories, ['Ready', 'NothingTyped', 'Wrong', 'Refused', 'Ready in chinese']);
