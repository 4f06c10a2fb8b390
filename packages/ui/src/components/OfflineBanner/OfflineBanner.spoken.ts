import { transcribe, transcribeChanges } from '../../stories/spoken/transcripts.tsx';
import * as stories from './OfflineBanner.stories.tsx';

transcribe(stories, ['Offline']);
transcribeChanges(stories, ['Online', 'Offline']);
