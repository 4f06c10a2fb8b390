import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './OfferDetailsScreen.stories.tsx';

transcribe(stories, ['Ready', 'KeptCode', 'QrFailed', 'Used', 'Ready in chinese']);
