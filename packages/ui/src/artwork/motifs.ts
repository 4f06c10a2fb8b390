import { FishMotif } from './dishes/FishMotif.tsx';
import { GardenMotif } from './dishes/GardenMotif.tsx';
import { GrillMotif } from './dishes/GrillMotif.tsx';
import { PuddingMotif } from './dishes/PuddingMotif.tsx';
import { StarterMotif } from './dishes/StarterMotif.tsx';
import { CardsMotif } from './events/CardsMotif.tsx';
import { FriendsMotif } from './events/FriendsMotif.tsx';
import { MaskMotif } from './events/MaskMotif.tsx';
import { MusicMotif } from './events/MusicMotif.tsx';
import { RacingMotif } from './events/RacingMotif.tsx';
import { SeasonMotif } from './events/SeasonMotif.tsx';
import { SlotsMotif } from './events/SlotsMotif.tsx';
import { DiningMotif } from './offers/DiningMotif.tsx';
import { DrinksMotif } from './offers/DrinksMotif.tsx';
import { EventMotif } from './offers/EventMotif.tsx';
import { GamingMotif } from './offers/GamingMotif.tsx';
import { PlainMotif } from './offers/PlainMotif.tsx';
import { StayMotif } from './offers/StayMotif.tsx';
import { BreakfastMotif } from './table/BreakfastMotif.tsx';
import { RoastMotif } from './table/RoastMotif.tsx';
import { TeapotMotif } from './table/TeapotMotif.tsx';
import { TerraceMotif } from './table/TerraceMotif.tsx';
import { DiningRoomMotif } from './venues/DiningRoomMotif.tsx';
import { HouseMotif } from './venues/HouseMotif.tsx';

/** The motifs of every picture, which load after the first page. */
export const motifs = {
  FishMotif,
  GardenMotif,
  GrillMotif,
  PuddingMotif,
  StarterMotif,
  CardsMotif,
  FriendsMotif,
  MaskMotif,
  MusicMotif,
  RacingMotif,
  SeasonMotif,
  SlotsMotif,
  DiningMotif,
  DrinksMotif,
  EventMotif,
  GamingMotif,
  PlainMotif,
  StayMotif,
  BreakfastMotif,
  RoastMotif,
  TeapotMotif,
  TerraceMotif,
  DiningRoomMotif,
  HouseMotif,
} as const;
