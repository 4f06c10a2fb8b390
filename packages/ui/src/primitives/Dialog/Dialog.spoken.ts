import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './Dialog.stories.tsx';

transcribe(stories, ['Open', 'ClosesByKeyboard']);
