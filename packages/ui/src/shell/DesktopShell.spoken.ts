import { transcribe } from '../stories/spoken/transcripts.tsx';
import * as stories from './DesktopShell.stories.tsx';

transcribe(stories, ['OnMyRewards', 'InsideAMenu', 'ByKeyboard']);
