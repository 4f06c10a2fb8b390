import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './InstallBanner.stories.tsx';

transcribe(stories, ['Android', 'Ios']);
