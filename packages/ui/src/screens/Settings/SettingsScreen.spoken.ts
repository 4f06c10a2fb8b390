import { transcribe, transcribeChanges } from '../../stories/spoken/transcripts.tsx';
import * as stories from './SettingsScreen.stories.tsx';

transcribe(stories, ['Ready', 'PromotionFree', 'Saving', 'NotSaved', 'Ready in chinese']);
transcribeChanges(stories, ['Ready', 'Saving', 'NotSaved']);
