import { transcribe } from '../../stories/spoken/transcripts.tsx';
import * as stories from './RestaurantScreen.stories.tsx';

transcribe(stories, ['Ready', 'Vegan']);
