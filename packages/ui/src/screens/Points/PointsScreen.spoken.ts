import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './PointsScreen.stories.tsx';

transcribe(stories, ['Ready', 'ReadyDesktop', 'MissingSent', 'BelowZero', 'NewMember']);
