import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './NewPasswordField.stories.tsx';

transcribe(stories, ['Empty', 'VeryStrong', 'WithError']);
