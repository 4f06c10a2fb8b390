import { transcribe, transcribeChanges } from '../../stories/spoken/transcripts.tsx';
import * as stories from './OfferRedeemed.stories.tsx';

transcribe(stories, ['Today']);
transcribeChanges(stories, ['Before', 'Today']);
