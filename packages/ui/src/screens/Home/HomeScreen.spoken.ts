import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './HomeScreen.stories.tsx';

transcribe(stories, [
  'Jack',
  'Aged',
  'AceDesktop',
  'CardTurned',
  'PointsEnd',
  'PromotionFree',
  'Loading',
  'Failed',
  'Chinese',
]);
