import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_LANGUAGE } from '../../src/contract/languages.ts';
import { venueClock } from '../../src/contract/rules/calendar.ts';
import { numberText } from '../../src/contract/rules/numbers.ts';
import { TIER_NAMES } from '../../src/contract/tiers.ts';
import type { PlainDocument } from './entry.ts';
import { oddAmount, poundsText } from './pounds.ts';

type Sign = 'new' | 'changed' | 'moved' | 'removed';

/** Documents with one title that change in the same way, such as the dates of an event. */
interface Group {
  readonly sign: Sign;
  readonly title: string;
  readonly details: readonly string[];
  readonly places: string[];
}

const SECTIONS: Readonly<Record<string, string>> = {
  venues: 'Venues',
  restaurants: 'Restaurants',
  benefits: 'Benefits',
  events: 'Events',
  promotions: 'Promotions',
  gameDefinitions: 'Games',
  gamePrizes: 'Prizes',
  infoPages: 'Pages',
  vouchers: 'Offers',
};

/** The names in files of fields with another name in documents. */
const LABELS: Readonly<Record<string, string>> = {
  pagetitle: 'name',
  logo: 'emblem',
  uri: 'address in the app',
  RulesOfCasino: 'rules',
  'tv.VenueRestaurantPage': 'restaurantPage',
  mapUrl: 'map',
  startsAt: 'starts',
  endsAt: 'ends',
  'tv.RSVPEvent': 'rsvp',
  'tv.spotlightEvent': 'spotlight',
  OptinStart: 'optInOpens',
  OptinEnd: 'optInCloses',
  GameStart: 'playBegins',
  GameEnd: 'playEnds',
  html: 'text',
  description: 'text',
  pricePence: 'price',
  valuePence: 'value',
  ...TIER_NAMES,
};

const MAX_PLACES = 3;
const MAX_DETAILS = 8;
const MAX_TEXT = 70;
const MOMENT = 'ddd D MMM YYYY HH:mm';
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

const key = ({ collection, id }: PlainDocument) => `${collection}/${id}`;

/** The ids of events to come, with places, that a change moves or removes. */
export function eventsWithPlaces(
  before: readonly PlainDocument[],
  after: readonly PlainDocument[],
  now: Date,
): readonly string[] {
  const next = new Map(after.map((each) => [key(each), each]));
  return before
    .filter(({ collection, fields }) => collection === 'events' && fields['tv.RSVPEvent'] === true)
    .filter(({ fields }) => String(fields['endsAt']) > now.toISOString())
    .filter((each) => next.get(key(each))?.fields['startsAt'] !== each.fields['startsAt'])
    .map(({ id }) => id);
}

/**
 * The changes for members, a line each, and then the new amounts that are probably mistakes.
 * @param holders the numbers of members who hold places, by the event's id
 */
export function diffContent(
  before: readonly PlainDocument[],
  after: readonly PlainDocument[],
  holders: ReadonlyMap<string, number> = new Map(),
): readonly string[] {
  const held = new Map(before.map((each) => [key(each), each]));
  const next = new Map(after.map((each) => [key(each), each]));
  const titles = titlesOf([...before, ...after]);
  const changes = Object.entries(SECTIONS).flatMap(([collection, heading]) => {
    const groups = new Map<string, Group>();
    const add = (sign: Sign, document: PlainDocument, details: readonly string[]) => {
      const title = titles.titleOf(document);
      const name = JSON.stringify([sign, title, details]);
      const group = groups.get(name) ?? { sign, title, details, places: [] };
      group.places.push(titles.placeOf(document));
      groups.set(name, group);
    };
    for (const document of after.filter((each) => each.collection === collection)) {
      const old = held.get(key(document));
      const change = old ? changeOf(old, document, holders.get(document.id)) : NEW;
      if (change) add(change.sign, document, change.details);
    }
    for (const document of before.filter((each) => each.collection === collection)) {
      if (!next.has(key(document))) add('removed', document, holdersText(holders.get(document.id)));
    }
    return groups.size === 0 ? [] : [heading, ...[...groups.values()].flatMap(describe)];
  });
  const odd = after.flatMap((document) =>
    oddAmountsOf(held.get(key(document)), document).map(
      (amount) => `  ${titles.titleOf(document)}: ${amount}`,
    ),
  );
  return odd.length === 0 ? changes : [...changes, 'Look at these amounts again', ...new Set(odd)];
}

const NEW = { sign: 'new', details: [] } as const;

/** @param members who hold places at an event */
function changeOf(
  before: PlainDocument,
  after: PlainDocument,
  members?: number,
): Pick<Group, 'sign' | 'details'> | null {
  const details = changesOf([], before.fields, after.fields);
  if (details.length === 0) return null;
  const places = holdersText(members);
  const move = after.collection === 'events' ? moveText(before, after) : null;
  if (move === null) return { sign: 'changed', details: [...details, ...places] };
  const others = details.filter((detail) => !detail.startsWith(`${LABELS['startsAt']}: `));
  return { sign: 'moved', details: [[move, ...places].join(', '), ...others] };
}

function holdersText(members = 0): readonly string[] {
  if (members === 0) return [];
  return [members === 1 ? '1 member holds a place' : `${numberText(members)} members hold places`];
}

/** Null if an event stays on its day. */
function moveText({ fields: from }: PlainDocument, { fields: to }: PlainDocument): string | null {
  const [before, after] = [from['startsAt'], to['startsAt']].map((at) => venueClock(String(at)));
  if (!before || !after || before.isSame(after, 'day')) return null;
  return `from ${before.format(MOMENT)} to ${after.format(MOMENT)}`;
}

function oddAmountsOf(before: PlainDocument | undefined, after: PlainDocument): readonly string[] {
  const held = new Map(amountsIn(before?.fields));
  return amountsIn(after.fields).flatMap(([place, pence]) => {
    const old = held.get(place) ?? null;
    const odd = old === pence ? null : oddAmount(old, pence);
    return odd === null ? [] : [`${place}: ${poundsText(pence)} is ${odd}`];
  });
}

/** The amounts in a value, in pence, by their places. */
function amountsIn(
  value: unknown,
  path: readonly string[] = [],
): readonly (readonly [place: string, pence: number])[] {
  if (typeof value === 'number') return isAmount(path) ? [[placeOf(path), value]] : [];
  const parts = groupOf(value) ?? (Array.isArray(value) ? { ...value } : {});
  return Object.entries(parts).flatMap(([step, part]) => amountsIn(part, [...path, step]));
}

const isAmount = (path: readonly string[]) => path.at(-1)?.endsWith('Pence') ?? false;

const placeOf = (path: readonly string[]) => path.map((step) => LABELS[step] ?? step).join(' › ');

function describe({ sign, title, details, places }: Group): string[] {
  const named = places.filter((place) => place !== '');
  const shown = named.slice(0, MAX_PLACES).join('; ');
  const more = named.length > MAX_PLACES ? ` and ${named.length - MAX_PLACES} more` : '';
  const where = shown === '' ? '' : ` (${shown}${more})`;
  const rest = details.length - MAX_DETAILS;
  return [
    `  ${sign.padEnd(8)} ${title}${where}`,
    ...details.slice(0, MAX_DETAILS).map((detail) => `             ${detail}`),
    ...(rest > 0 ? [`             and ${rest} more fields`] : []),
  ];
}

/** The names of documents for a reader: a title, and the venue and the time that distinguish it. */
function titlesOf(documents: readonly PlainDocument[]) {
  const named = (collection: string, id: unknown, field: string) =>
    documents.find((each) => each.collection === collection && each.id === String(id))?.fields[
      field
    ];
  const venue = (id: unknown) => String(named('venues', id, 'pagetitle') ?? `venue ${id}`);
  return {
    titleOf({ collection, id, fields }: PlainDocument): string {
      if (collection === 'gamePrizes') return String(named('gameDefinitions', id, 'name') ?? id);
      if (collection === 'benefits') return venue(id);
      if (collection === 'infoPages') return String(fields['page']);
      return String(fields['pagetitle'] ?? fields['title'] ?? fields['name'] ?? id);
    },
    placeOf({ collection, fields }: PlainDocument): string {
      if (collection === 'infoPages') return String(fields['locale'] ?? DEFAULT_LANGUAGE);
      const place = fields['venueId'] ?? fields['location'];
      const at = place === undefined ? [] : [venue(place)];
      const when = collection === 'events' ? [shownValue(fields['startsAt'])] : [];
      return [...at, ...when].join(', ');
    },
  };
}

/** A line for each value that differs, with its place in the document. */
function changesOf(path: readonly string[], before: unknown, after: unknown): readonly string[] {
  if (isDeepStrictEqual(before, after)) return [];
  const name = placeOf(path);
  const [old, next] = [groupOf(before), groupOf(after)];
  if (old && next) {
    const keys = [...new Set([...Object.keys(old), ...Object.keys(next)])];
    const changes = keys.flatMap((key) => changesOf([...path, key], old[key], next[key]));
    return changes.length === 0 && Array.isArray(after) ? [`${name}: another order`] : changes;
  }
  if (before === undefined && isGroup(after)) return [`${name}: new`];
  if (after === undefined && isGroup(before)) return [`${name}: removed`];
  if (isInstant(before) && isInstant(after)) return [`${name}: ${shownSpan(before, after)}`];
  const shown = isAmount(path) ? shownAmount : shownValue;
  return [`${name}: ${shown(before)} → ${shown(after)}`];
}

/** The parts of a value: its fields, or the entries of a list by their names. Null for every other value. */
function groupOf(value: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) return value as Readonly<Record<string, unknown>>;
  const named = value.map((each) => [each?.name ?? each?.title ?? each?.days, each] as const);
  const names = new Set(named.map(([name]) => name));
  const isNamed = names.size === value.length && [...names].every((each) => each !== undefined);
  return isNamed ? Object.fromEntries(named) : null;
}

function isGroup(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && INSTANT.test(value);
}

/** Two instants; only their times if they are on one day, so that the dates of an event have one text. */
function shownSpan(before: string, after: string): string {
  const [from, to] = [venueClock(before), venueClock(after)];
  const format = from.isSame(to, 'day') ? 'HH:mm' : MOMENT;
  return `${from.format(format)} → ${to.format(format)}`;
}

/** A value for a reader: instants as the casino's clocks show them. */
function shownValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (isInstant(value)) return venueClock(value).format(MOMENT);
  return typeof value === 'string' ? `“${excerpt(value)}”` : excerpt(JSON.stringify(value));
}

function shownAmount(value: unknown): string {
  return typeof value === 'number' ? poundsText(value) : shownValue(value);
}

function excerpt(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 3)}...` : text;
}
