import { createInterface } from 'node:readline/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { PROJECT_ID } from '../../local/settings/project.ts';
import { StartError } from '../../local/settings/startError.ts';
import { venueClock } from '../../src/contract/rules/calendar.ts';
import { readPublished } from './publishedVersion.ts';

/** Where a command writes. */
export interface WriteTarget {
  /** The deployed project; null for the backend of `npm start`. */
  readonly project: string | null;
  readonly database: Firestore;
}

/**
 * Names the target of a command before its first write, and lets a person confirm one that is not on this machine.
 * @param isConfirmed true for `--yes`
 * @throws {StartError} if it is not confirmed
 */
export async function confirmTarget(
  target: WriteTarget,
  isConfirmed: boolean,
  {
    show = async () => {},
    ask = askInTerminal,
  }: {
    /** Prints what the command is about to change. */
    readonly show?: () => Promise<void>;
    /** Returns the answer to a question; null without a terminal. */
    readonly ask?: (question: string) => Promise<string | null>;
  } = {},
): Promise<void> {
  console.log(await describeTarget(target));
  await show();
  const { project } = target;
  if (project === null || isConfirmed) return;
  const answer = await ask(`Write to ${project}? Type its name: `);
  if (answer === project) return;
  throw new StartError(
    answer === null
      ? `Nobody can confirm a write to ${project} here. Run the command in a terminal, or add --yes.`
      : `That is not ${project}. Nothing was changed.`,
  );
}

/** Several backends can run on one machine, and the content tells two instances of one project apart. */
async function describeTarget({ project, database }: WriteTarget): Promise<string> {
  const published = await readPublished(database);
  const at = published && venueClock(published.publishedAt.toDate()).format('D MMMM YYYY, HH:mm');
  const content = published
    ? `content ${published.version ?? 'of the first start'} since ${at}`
    : 'content from before the first push';
  const place =
    project === null
      ? `the project ${PROJECT_ID} on this machine, at ${process.env['FIRESTORE_EMULATOR_HOST']}`
      : `the project ${project}, at firestore.googleapis.com`;
  return `Target: ${place}, with ${content}.`;
}

async function askInTerminal(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}
