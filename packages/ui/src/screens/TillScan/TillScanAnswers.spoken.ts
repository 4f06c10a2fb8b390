import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './TillScanAnswers.stories.tsx';

transcribe(stories, [
  'Redeemed',
  'RedeemedOffline',
  'Already',
  'NotYet',
  'Failed',
  'Reversed',
  'TakeBack',
]);
