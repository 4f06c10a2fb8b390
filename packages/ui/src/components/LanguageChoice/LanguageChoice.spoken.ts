import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './LanguageChoice.stories.tsx';

transcribe(stories, ['English', 'Chinese']);
