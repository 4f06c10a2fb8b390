import type { Firestore } from 'firebase-admin/firestore';
import { EMBLEMS } from '../../content/emblems.ts';
import { diffContent, eventsWithPlaces } from '../../content/format/diffContent.ts';
import type { ContentDocument, PlainDocument } from '../../content/format/entry.ts';
import { describeProblem, type Problem, type SourceFile } from '../../content/format/problem.ts';
import { stockRefusals } from '../../content/format/runningGames.ts';
import { readContent } from '../../content/readContent.ts';
import { readFolder } from '../../content/readFolder.ts';
import { Refusal } from '../../content/refusal.ts';
import { counted } from '../../src/contract/rules/numbers.ts';
import { readPublished } from '../command/publishedVersion.ts';
import { digestOf, readState, replaceFiles, writeState } from './folderState.ts';
import { LOCAL_PROJECT } from './store/connect.ts';
import { countHolders, readDocuments, readFiles } from './store/published.ts';
import { goBack, publish, removeAbandoned, stage, versionOf } from './store/versions.ts';

/** A folder and the project to which it belongs. */
export interface Target {
  readonly folder: string;
  readonly project: string;
  readonly database: Firestore;
}

interface Checked {
  readonly documents: readonly ContentDocument[];
  readonly files: readonly SourceFile[];
  readonly warnings: readonly Problem[];
  readonly isRelative: boolean;
}

/** Reads a folder. @throws Refusal with every problem */
export function check(folder: string, now: Date): Checked {
  const files = filesOf(folder);
  const { documents, problems, warnings, isRelative } = readContent(files, now, EMBLEMS);
  if (problems.length > 0) {
    throw new Refusal(
      [
        ...problems.map(describeProblem),
        '',
        `${counted(problems.length, 'problem')} in ${folder}.`,
      ].join('\n'),
    );
  }
  return { documents, files, warnings, isRelative };
}

/** The changes for members of a push, a line each. */
export async function diff({ folder, database }: Target, now: Date): Promise<readonly string[]> {
  const { documents } = check(folder, now);
  const published = await readPublished(database);
  const before = await readDocuments(database, published?.version ?? null);
  return changesFor(database, before, documents.map(plain), now);
}

/**
 * Publishes a folder as one version. Returns false if it is published already.
 * @param replaces true to replace content that somebody else published
 * @throws Refusal for a problem in the folder, or if somebody else has published other content
 */
export async function push(target: Target, now: Date, replaces: boolean): Promise<boolean> {
  const { folder, project, database } = target;
  const { documents, files, isRelative } = check(folder, now);
  if (isRelative && project !== LOCAL_PROJECT) {
    throw new Refusal('settings.yaml allows relative dates, which only the demo has. Remove them.');
  }
  const version = versionOf(documents, files);
  const published = await readPublished(database);
  const current = published?.version ?? null;
  const state = readState(folder, project);
  const done = () => writeState(folder, project, { version, files: digestOf(files) });
  if (current === version) {
    done();
    return false;
  }
  const known = state ? [state.version, state.pending] : [null];
  const base = replaces || known.includes(current) ? current : (state?.version ?? null);
  if (base === current) {
    assertStock(await readDocuments(database, current), documents.map(plain), now);
    await removeAbandoned(database);
    await stage(database, version, documents, files);
    writeState(folder, project, { ...state, version: base, pending: version });
  }
  await publish(database, version, base);
  done();
  return true;
}

/** Writes the files of the published version to a folder. Returns their number. @throws Refusal */
export async function pull({ folder, project, database }: Target): Promise<number> {
  const published = await readPublished(database);
  if (typeof published?.version !== 'string') {
    throw new Refusal('No folder was published here yet. Begin with a copy of content/demo.');
  }
  const files = await readFiles(database, published.version);
  replaceFiles(folder, project, published.version, files);
  return files.length;
}

/** Publishes the content before the current one again. Returns what changed for members. @throws Refusal */
export async function rollback(database: Firestore, now: Date): Promise<readonly string[]> {
  const published = await readPublished(database);
  const [target] = published?.earlier ?? [];
  if (!published || !target) throw new Refusal('There is no earlier content.');
  const before = await readDocuments(database, published.version);
  const after = await readDocuments(database, target.version);
  assertStock(before, after, now);
  const changes = await changesFor(database, before, after, now);
  await goBack(database, published);
  return changes;
}

async function changesFor(
  database: Firestore,
  before: readonly PlainDocument[],
  after: readonly PlainDocument[],
  now: Date,
): Promise<readonly string[]> {
  const holders = await countHolders(database, eventsWithPlaces(before, after, now));
  return diffContent(before, after, holders);
}

/** @throws Refusal for each prize of a running game whose stock would change */
function assertStock(
  before: readonly PlainDocument[],
  after: readonly PlainDocument[],
  now: Date,
): void {
  const refusals = stockRefusals(before, after, now);
  if (refusals.length > 0) throw new Refusal(refusals.join('\n'));
}

function filesOf(folder: string): readonly SourceFile[] {
  try {
    return readFolder(folder);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`There is no folder ${folder}.`);
  }
}

/** A document as its readers see it: JSON with instants as ISO 8601. */
function plain({ collection, id, fields }: ContentDocument): PlainDocument {
  return { collection, id, fields: JSON.parse(JSON.stringify(fields)) };
}
