import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './UnsavedScreen.stories.tsx';

transcribe(stories, ['Ready', 'Ready in desktop']);
