import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './PointsScreen.stories.tsx';

transcribe(stories, ['Ready', 'Ready in desktop', 'MissingSent', 'BelowZero', 'NewMember']);
