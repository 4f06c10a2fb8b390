import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './TillScannerScreen.stories.tsx';

transcribe(stories, ['Waiting', 'Works', 'Layout']);
