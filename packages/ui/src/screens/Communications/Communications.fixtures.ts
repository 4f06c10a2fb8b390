import type {
  CommunicationsState,
  ConsentQuestion,
  ConsentRecord,
} from './Communications.types.ts';

const WAYS = [
  ['email', 'Email'],
  ['sms', 'Text'],
  ['telephone', 'Phone'],
  ['post', 'Post'],
] as const;

const unticked = (product: string, question: string): ConsentQuestion => ({
  question,
  choices: WAYS.map(([way, label]) => ({ topic: `${product}-${way}`, label, given: false })),
});

export const casino = unticked('casino', 'Offers and news from our casinos');
const online = unticked('online', 'Offers for online gaming');

/** Newest first. */
export const history: readonly ConsentRecord[] = [
  { wording: 'Offers and news from our casinos: Text', given: false, at: '2026-11-21T10:05:00Z' },
  { wording: 'Offers and news from our casinos: Text', given: true, at: '2026-09-02T17:30:00Z' },
  { wording: 'Offers and news from our casinos: Email', given: true, at: '2026-07-14T19:12:00Z' },
];

/** One year of changes. */
export const longHistory: readonly ConsentRecord[] = [
  '2026-11-21',
  '2026-11-06',
  '2026-10-22',
  '2026-10-07',
  '2026-09-22',
  '2026-09-07',
  '2026-08-23',
  '2026-08-08',
  '2026-07-24',
  '2026-07-09',
  '2026-06-24',
  '2026-06-09',
  '2026-05-25',
].map((day, index) => ({
  wording: 'Offers and news from our casinos: Email',
  given: index % 2 === 0,
  at: `${day}T00:00:00.000Z`,
}));

export const unanswered: Extract<CommunicationsState, { status: 'ready' }> = {
  status: 'ready',
  editable: true,
  casino,
  online,
  history: [],
  saving: { status: 'idle' },
};
