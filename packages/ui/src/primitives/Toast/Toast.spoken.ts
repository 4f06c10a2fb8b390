import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './Toast.stories.tsx';

transcribe(stories, ['Success', 'Several', 'AboveADialog']);
