import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './MoreScreen.stories.tsx';

transcribe(stories, ['Ready', 'Installable']);
