import { unitsOf } from './units.mjs';

const parameter = (name, others = {}) => ({
  name,
  number: false,
  nullable: false,
  literals: [],
  ...others,
});
const entry = (key, value, parameters = [], note = '') =>
  unitsOf({ path: key.split('.'), note, value, parameters });

/** A small English catalogue with each kind of message. */
export const english = [
  ...entry('home.title', 'Your rewards'),
  ...entry('home.welcome', (name) => `Welcome, ${name}`, [parameter('name')], 'Above the card.'),
  ...entry('home.points', (points) => `${points} ${points === '1' ? 'point' : 'points'}`, [
    parameter('points'),
  ]),
  ...entry('home.ready', (count) => (count === 0 ? 'None ready yet' : `${count} ready to use`), [
    parameter('count', { number: true }),
  ]),
  ...entry(
    'home.redeemed',
    (date, venue) => (venue === null ? `Redeemed on ${date}` : `Redeemed on ${date}, ${venue}`),
    [parameter('date'), parameter('venue', { nullable: true })],
  ),
  ...entry('home.steps.0', 'Open an offer.'),
  ...entry('home.steps.1', 'Show its code.'),
  ...entry('errors.age', 'You must be 18 or over'),
  ...entry('errors.helpline', 'Call 0808 8020 133, 24 hours a day'),
  ...entry('errors.exclusion', 'Ask about SENSE.'),
];
