import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './DateOfBirthField.stories.tsx';

transcribe(stories, ['Empty', 'Typed', 'Impossible', 'WithError']);
