import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './ErrorPageScreen.stories.tsx';

transcribe(stories, ['Ready in chinese']);
