import { BreakfastMotif } from './BreakfastMotif.tsx';
import { RoastMotif } from './RoastMotif.tsx';
import { TeapotMotif } from './TeapotMotif.tsx';
import { TerraceMotif } from './TerraceMotif.tsx';

/** The motifs of meals, which load when a picture needs one. */
export const tableMotifs = {
  tea: TeapotMotif,
  roast: RoastMotif,
  terrace: TerraceMotif,
  breakfast: BreakfastMotif,
} as const;
