import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './HomeScreen.stories.tsx';

transcribe(stories, [
  'Jack',
  'Aged',
  'Ace in desktop',
  'CardTurned',
  'PointsEnd',
  'PromotionFree',
  'Loading',
  'Failed',
  'Jack in chinese',
]);
