import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './AccountLayout.stories.tsx';

transcribe(stories, ['Band']);
