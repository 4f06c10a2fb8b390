import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './MemberCard.stories.tsx';

transcribe(stories, ['Turns']);
