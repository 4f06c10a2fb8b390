import { transcribe, transcribeChanges } from '../../stories/spoken/transcripts.tsx';
import * as stories from './OfflineBanner.stories.tsx';

transcribe(stories, ['Offline', 'AsOf']);
transcribeChanges(stories, ['Online', 'Offline']);
