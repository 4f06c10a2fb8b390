// The drawn pictures, for custom cards.
export { type AppIconShape, appIconSvg } from './artwork/appIcon/appIconSvg.ts';
export { CardBack, type CardBackProps } from './artwork/CardBack.tsx';
export { DiningRoomArtwork, type DiningRoomArtworkProps } from './artwork/DiningRoomArtwork.tsx';
export {
  DISH_KINDS,
  DishArtwork,
  type DishArtworkProps,
  type DishKind,
} from './artwork/DishArtwork.tsx';
export { EmptyHand } from './artwork/EmptyHand.tsx';
export {
  EVENT_KINDS,
  EventArtwork,
  type EventArtworkProps,
  type EventKind,
} from './artwork/EventArtwork.tsx';
export {
  OFFER_CATEGORIES,
  OfferArtwork,
  type OfferArtworkProps,
  type OfferCategory,
} from './artwork/OfferArtwork.tsx';
export { Suit, type SuitProps } from './artwork/Suit.tsx';
export { type SuitName, suitPaths, type TierCard, tierCards } from './artwork/suits.ts';
export { VenueArtwork, type VenueArtworkProps } from './artwork/VenueArtwork.tsx';
export { VENUE_EMBLEMS, VenueEmblem, type VenueEmblemProps } from './artwork/VenueEmblem.tsx';
export type { SkyLight } from './artwork/venues/Sky.tsx';
