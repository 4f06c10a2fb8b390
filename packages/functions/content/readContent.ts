import * as z from 'zod/mini';
import { MAX_EVENTS } from '../src/adapters/firestore/content/events.ts';
import { MAX_GAMES } from '../src/adapters/firestore/content/gameDefinitions.ts';
import { MAX_VENUES } from '../src/adapters/firestore/content/venues.ts';
import { inUtc } from '../src/contract/rules/calendar.ts';
import { checkDocuments } from './format/checkDocuments.ts';
import {
  type BuiltDocument,
  type ContentDocument,
  type Report,
  readEntries,
} from './format/entry.ts';
import { misplaced, SETTINGS } from './format/filePlace.ts';
import { type ParsedFile, parseFile } from './format/parseFile.ts';
import { warningsOfPoints } from './format/pointsNouns.ts';
import { describeProblem, type Problem, type SourceFile } from './format/problem.ts';
import type { Clock } from './format/when.ts';
import { benefitsFileSchema, buildBenefits } from './kinds/benefits.ts';
import {
  buildEvents,
  buildPromotions,
  eventFileSchema,
  promotionFileSchema,
} from './kinds/events.ts';
import { buildGames, gameFileSchema, prizesFileSchema } from './kinds/games.ts';
import { buildOffers, buildPages, offerFileSchema, pageFileSchema } from './kinds/pages.ts';
import {
  buildRestaurants,
  buildVenues,
  checkVenueIds,
  restaurantFileSchema,
  venueFileSchema,
} from './kinds/venues.ts';

/** Characters. A version stores each file in one document. */
const MAX_FILE = 300_000;

const settingsSchema = z.strictObject({ relativeDates: z.boolean() });

/** The documents of a folder, complete only if there is no problem. */
export interface Content {
  readonly documents: readonly ContentDocument[];
  /** In order of file and line. */
  readonly problems: readonly Problem[];
  /** Words that an editor should look at, in the same order. They do not prevent a publication. */
  readonly warnings: readonly Problem[];
  /** True if dates can depend on `now`. */
  readonly isRelative: boolean;
}

/**
 * Reads the files of a content folder.
 * @param emblems the names of the emblems that the app can draw for a venue
 */
export function readContent(
  files: readonly SourceFile[],
  now: Date,
  emblems: ReadonlySet<string>,
): Content {
  const problems: Problem[] = [];
  const report: Report = (problem) => problems.push(problem);
  const parsed = parseAll(files, report);
  const warnings = [...parsed.flatMap(warningsOfPoints)];
  const warn: Report = (problem) => warnings.push(problem);
  const of = (folder: string) => parsed.filter(({ path }) => path.startsWith(`${folder}/`));

  const [settings] = readEntries(
    settingsSchema,
    parsed.filter(({ path }) => path === SETTINGS),
    report,
  );
  const clock: Clock = { now, isRelative: settings?.data.relativeDates ?? false };
  const venues = readEntries(venueFileSchema, of('venues'), report);
  checkVenueIds(venues, report);
  const prizes = readEntries(prizesFileSchema, of('prizes'), report);
  const restaurants = readEntries(restaurantFileSchema, of('restaurants'), report);
  const benefits = readEntries(benefitsFileSchema, of('benefits'), report);
  const events = readEntries(eventFileSchema, of('events'), report);
  const promotions = readEntries(promotionFileSchema, of('promotions'), report);
  const games = readEntries(gameFileSchema, of('games'), report);
  const pages = readEntries(pageFileSchema, of('pages'), report);
  const offers = readEntries(offerFileSchema, of('offers'), report);
  // Other files refer to these two folders, and would all be reported for one mistake there.
  if (problems.some(({ file }) => /^(?:venues|prizes)\//.test(file))) {
    return {
      documents: [],
      problems: sorted(problems),
      warnings: sorted(warnings),
      isRelative: clock.isRelative,
    };
  }
  const built = [
    ...buildVenues(venues, emblems, report),
    ...buildRestaurants(restaurants, venues, report),
    ...buildBenefits(benefits, venues, report),
    ...buildEvents(events, venues, clock, report),
    ...buildPromotions(promotions, venues, clock, report),
    ...buildGames(games, prizes, clock, report),
    ...buildPages(pages, new Set(files.map(({ path }) => path)), report, warn),
    ...buildOffers(offers, venues, clock, report),
  ];
  checkDocuments(built, report);
  checkNumbers(built, now, report);
  return {
    documents: built.map(({ source: _, ...document }) => document),
    problems: sorted(problems),
    warnings: sorted(warnings),
    isRelative: clock.isRelative,
  };
}

/** Distinct problems in order of file and line. */
function sorted(problems: readonly Problem[]): readonly Problem[] {
  const distinct = new Map(problems.map((each) => [describeProblem(each), each]));
  return [...distinct.values()].toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

function parseAll(files: readonly SourceFile[], report: Report): readonly ParsedFile[] {
  return files.flatMap((file) => {
    const message = misplaced(file.path);
    if (message !== null) {
      report({ file: file.path, line: 1, field: '', message });
      return [];
    }
    const notUtf8 = file.text.indexOf('\uFFFD');
    if (notUtf8 !== -1) {
      const line = file.text.slice(0, notUtf8).split('\n').length;
      const message = 'A character cannot be read. Save the file with the encoding UTF-8.';
      report({ file: file.path, line, field: '', message });
      return [];
    }
    if (file.text.length > MAX_FILE) {
      const message = `A file has at most ${MAX_FILE / 1_000},000 characters.`;
      report({ file: file.path, line: 1, field: '', message });
      return [];
    }
    const parsed = parseFile(file);
    if ('data' in parsed) return [parsed];
    parsed.forEach(report);
    return [];
  });
}

/** Reports content that the app would not list, because there is more than it reads. */
function checkNumbers(documents: readonly BuiltDocument[], now: Date, report: Report): void {
  const since = inUtc(now).subtract(31, 'day').toDate();
  const limit = (list: readonly BuiltDocument[], most: number, what: string) => {
    const first = list[most];
    if (first) report(first.source.problemAt([], `The app shows at most ${most} ${what}.`));
  };
  const of = (collection: string) => documents.filter((each) => each.collection === collection);
  limit(of('venues'), MAX_VENUES, 'venues');
  limit(of('gameDefinitions'), MAX_GAMES, 'games');
  for (const collection of ['events', 'promotions']) {
    const shown = of(collection).filter(({ fields: { endsAt } }) => {
      return endsAt instanceof Date && endsAt >= since;
    });
    for (const venue of of('venues')) {
      const held = shown.filter(({ fields }) => fields['venueId'] === venue.fields['id']);
      limit(held, MAX_EVENTS, `${collection} of a venue`);
    }
  }
}
