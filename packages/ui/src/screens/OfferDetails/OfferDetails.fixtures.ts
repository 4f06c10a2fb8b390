import type { QrPanelState } from '../../components/QrPanel/QrPanel.tsx';
import {
  dinner,
  endedPlay,
  longOffer,
  masterclass,
  nightAway,
  usedSupper,
} from '../Offers/Offers.fixtures.ts';
import type { Offer } from '../shared/offer.types.ts';
import type { OfferDetail, OfferDetailsState } from './OfferDetails.types.ts';

const detailsOf = (offer: Omit<Offer, 'redeemed'>): OfferDetail => ({
  ...offer,
  terms:
    'For members aged 18 or over, once per member. Book ahead; tables depend on what is free. Drinks and service are not included. No change is given and it cannot be exchanged for cash.',
  howToRedeem: [
    'Book a table for two and mention this offer.',
    'Show your code to your server before you order.',
    'We take £50 off the bill, or off whatever it comes to if it is less.',
  ],
  code: 'DINE-4827-KQ',
});

export const dinnerDetails: OfferDetail = {
  ...detailsOf(dinner),
  booking: { kind: 'restaurant', href: '/restaurant' },
};
/** A table is booked by a call to another casino. */
export const supperElsewhere: OfferDetail = {
  ...dinnerDetails,
  venueName: 'The Tidewater, Newcastle',
  booking: { kind: 'telephone', telephone: '0191 496 0109' },
};
export const usedDetails = detailsOf(usedSupper);
export const redeemedDetails: OfferDetail = {
  ...detailsOf(dinner),
  status: 'used',
  redeemed: { at: '2026-11-21T21:14:00Z', venueName: 'The Orrery', withDate: false },
};
export const expiredDetails = detailsOf(endedPlay);
export const upcomingDetails = detailsOf(nightAway);
export const longDetails = detailsOf(longOffer);

export const masterclassDetails: OfferDetail = {
  ...detailsOf(masterclass),
  terms: 'For members aged 18 or over. Twelve seats a session, first come, first served.',
  howToRedeem: ['Ask reception for a seat.', 'Show your code when you sit down.'],
  code: 'SEAT-1190-AC',
};

/** A valid QR code of the text `MR-SAMPLE-0001`. */
export const readyQr: Extract<QrPanelState, { status: 'ready' }> = {
  status: 'ready',
  src: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAGQAAABkCAYAAABw4pVUAAAAAklEQVR4AewaftIAAAJ/SURBVO3BQU4lQQwFwXxW3//KOSy9KlRq+HgkR8QvrDGKNUqxRinWKMUapVijFGuUYo3y8I0kfJJKl4QbKl0SOpUuCZ+kclKsUYo1SrFGebik8pOS8IZKl4RO5YbKT0rCjWKNUqxRijXKw0tJuKHym1S6JHQqN5JwQ+WNYo1SrFGKNcrDcCpdErokdCqdyv+kWKMUa5RijfIwXBI6lS4JJ0noVCYr1ijFGqVYozy8pPKbVG4k4SepfFKxRinWKMUa5eFSEj4pCZ3KiUqXhBtJ+EvFGqVYoxRrlPiF/0gS3lCZrFijFGuUYo3y8I0kdConSfhLKl0SuiR0KidJ6FS6JNxQOSnWKMUapVijPHxD5SQJnUqXhE7lRhJOVG6odEnoVE6S0Kl0SXijWKMUa5RijfJwKQlvJOGGSpeELgmdSqdyIwmdSpeEE5U3ijVKsUYp1igP30jCiUqXhBsqXRJOVLokdEnoVE5UuiS8kYQTlZNijVKsUYo1ysMllZ+UhE7lDZWTJJyovKHyRrFGKdYoxRolfmGwJPwllZMkdCpvFGuUYo1SrFEevpGET1K5oXKShBOVLgk3VLokdCo3ijVKsUYp1igPl1R+UhLeSMINlS4JncpJEn5TsUYp1ijFGuXhpSTcUJksCZ1Kp3KShC4JncpJsUYp1ijFGuXhP6PSJeFGEjqVLgldEjqVLgmdyhvFGqVYoxRrlIfhVLokdCo3ktAloVM5SUKn0iXhROWkWKMUa5RijfLwksonqfymJJyodEk4UblRrFGKNUqxRnm4lIRPSsIbKicqXRJuqHRJeKNYoxRrlGKNEr+wxijWKMUapVijFGuUYo1SrFGKNco/KmID4bCV6IsAAAAASUVORK5CYII=',
};

type Shown = Extract<OfferDetailsState, { status: 'ready' }>;

/** The page of an offer and its code. */
export const shown = (offer: OfferDetail, qr: QrPanelState = readyQr): Shown => ({
  status: 'ready',
  holder: 'Regina Sample',
  offer,
  qr,
});

/** The page of an offer that has no code to show. */
export const withoutCode = (offer: OfferDetail): Shown => shown(offer, { status: 'unavailable' });
