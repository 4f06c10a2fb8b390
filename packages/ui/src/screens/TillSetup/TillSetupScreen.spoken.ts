import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './TillSetupScreen.stories.tsx';

transcribe(stories, ['Start', 'LogIn', 'NotManager', 'Name', 'Done']);
