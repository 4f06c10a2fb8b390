import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './RealityCheck.stories.tsx';

transcribe(stories, ['Due']);
