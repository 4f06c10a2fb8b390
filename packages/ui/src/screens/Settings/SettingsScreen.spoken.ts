import { transcribe, transcribeChanges } from '../../stories/spoken/transcripts.tsx';
import * as stories from './SettingsScreen.stories.tsx';

transcribe(stories, ['Ready', 'PromotionFree', 'Saving', 'NotSaved', 'Chinese']);
transcribeChanges(stories, ['Ready', 'Saving', 'NotSaved']);
