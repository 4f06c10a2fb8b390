import { transcribe, transcribeChanges } from '../../stories/spoken/transcripts.tsx';
import * as stories from './WalletCode.stories.tsx';

transcribe(stories, ['Apple', 'Failed']);
transcribeChanges(stories, ['Loading', 'Apple', 'Expired']);
