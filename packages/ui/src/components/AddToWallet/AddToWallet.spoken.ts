import { transcribe, transcribeChanges } from '../../stories/spoken/transcripts.tsx';
import * as stories from './AddToWallet.stories.tsx';

transcribe(stories, ['Apple', 'Offline', 'Failed']);
transcribeChanges(stories, ['Google', 'Opened']);
