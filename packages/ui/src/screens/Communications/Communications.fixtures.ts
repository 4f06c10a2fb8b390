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

const DAY = 86_400_000;

/** One year of changes, every fifteen days. */
export const longHistory: readonly ConsentRecord[] = Array.from({ length: 13 }, (_, index) => ({
  wording: 'Offers and news from our casinos: Email',
  given: index % 2 === 0,
  at: new Date(Date.UTC(2026, 10, 21) - index * 15 * DAY).toISOString(),
}));

type ReadyConsents = Extract<CommunicationsState, { status: 'ready' }>;

export const unanswered: ReadyConsents = {
  status: 'ready',
  editable: true,
  casino,
  online,
  history: [],
  saving: { status: 'idle' },
};

/** The consents with these changes. */
export const consents = (changes: Partial<ReadyConsents>): ReadyConsents => ({
  ...unanswered,
  ...changes,
});
