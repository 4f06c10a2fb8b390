import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './LoadFailure.stories.tsx';

transcribe(stories, ['Unsaved']);
