import { transcribe } from '../stories/spoken/transcripts.tsx';
import * as stories from './MobileShell.stories.tsx';

transcribe(stories, ['WithBack']);
