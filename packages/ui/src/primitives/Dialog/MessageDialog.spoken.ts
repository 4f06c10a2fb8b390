import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './MessageDialog.stories.tsx';

transcribe(stories, ['WithNote']);
