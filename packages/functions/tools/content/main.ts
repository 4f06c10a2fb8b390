// The program of `npm run content`. docs/content.md describes its commands for editors.
import { parseArgs } from 'node:util';
import { describeProblem } from '../../content/format/problem.ts';
import { Refusal } from '../../content/refusal.ts';
import { StartError } from '../../local/settings/startError.ts';
import { counted } from '../../src/contract/rules/numbers.ts';
import { withNamedCharacters } from '../../src/domain/texts/hiddenCharacter.ts';
import { confirmTarget } from '../command/writeTarget.ts';
import { check, diff, pull, push, rollback, type Target } from './commands.ts';
import { assertSignedIn, LOCAL_PROJECT, openProject } from './store/connect.ts';

const USAGE = `Commands:
  npm run content -- check FOLDER
  npm run content -- preview FOLDER
  npm run content -- diff FOLDER --local
  npm run content -- push FOLDER --local
  npm run content -- pull FOLDER --local
  npm run content -- rollback --local
In place of --local, --project NAME works on the app of your group. A push or rollback there is
confirmed first, by a question or by --yes.
docs/content.md explains them.`;

/** The commands that only check a folder here. `scripts/program.mjs` starts the product for a preview. */
const ON_FOLDER = ['check', 'preview'];

/** Errors of the connection, with a sentence for an editor. */
const CONNECTION: readonly [pattern: RegExp, sentence: string][] = [
  [/ECONNREFUSED|ECONNRESET/, 'The demo does not run on this machine: start it with "npm start".'],
  [
    /invalid_grant|PERMISSION_DENIED|permission/i,
    'You may not publish there, or your sign-in has expired: run "gcloud auth application-default login".',
  ],
  [/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|DEADLINE_EXCEEDED/, 'There is no connection. Try again later.'],
];

function readArguments() {
  const { positionals, values } = parse();
  const [command = '', folder = '', ...rest] = positionals;
  const takesFolder = command !== 'rollback';
  const isKnown = ['check', 'preview', 'diff', 'push', 'pull', 'rollback'].includes(command);
  const project = values.local ? LOCAL_PROJECT : values.project;
  if (!isKnown || rest.length > 0 || (folder === '') === takesFolder) throw new Refusal(USAGE);
  const needsProject = !ON_FOLDER.includes(command);
  if (needsProject && project === undefined) {
    throw new Refusal(`Say where: --local or --project NAME.\n\n${USAGE}`);
  }
  if (values.local && values.project !== undefined) {
    throw new Refusal('Choose one of --local and --project.');
  }
  const { replace: replaces, yes } = values;
  return { command, folder, project: project ?? '', replaces, yes };
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        local: { type: 'boolean', default: false },
        project: { type: 'string' },
        replace: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function print(lines: readonly string[], nothing: string): void {
  console.log(lines.length === 0 ? nothing : withNamedCharacters(lines.join('\n')));
}

async function main(): Promise<void> {
  const { command, folder, project, replaces, yes } = readArguments();
  const now = new Date();
  if (ON_FOLDER.includes(command)) {
    const { documents, files, warnings } = check(folder, now);
    for (const warning of warnings) console.warn(`Warning: ${describeProblem(warning)}`);
    console.log(
      `${counted(files.length, 'file')} without a problem, for ${counted(documents.length, 'entry', 'entries')}.`,
    );
    return;
  }
  await assertSignedIn(project);
  const target: Target = { folder, project, database: openProject(project) };
  const deployed = project === LOCAL_PROJECT ? null : project;
  const writeTarget = { project: deployed, database: target.database };
  switch (command) {
    case 'diff':
      return print(await diff(target, now), 'Nothing changes for members.');
    case 'push': {
      const show = async () => print(await diff(target, now), 'Nothing changes for members.');
      await confirmTarget(writeTarget, yes, { show });
      const isNew = await push(target, now, replaces);
      console.log(
        isNew ? '\nPublished. Members see it within 10 seconds.' : '\nThis is published.',
      );
      return;
    }
    case 'pull':
      console.log(`${folder} has ${counted(await pull(target), 'file')}.`);
      return;
    default:
      await confirmTarget(writeTarget, yes);
      print(await rollback(target.database, now), 'Nothing changes for members.');
      console.log('\nThe earlier content is published. Pull it before you make changes.');
  }
}

try {
  await main();
} catch (error) {
  const text = error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : '';
  const known = CONNECTION.find(([pattern]) => pattern.test(text));
  const isRefusal = error instanceof Refusal || error instanceof StartError;
  if (isRefusal) console.error(withNamedCharacters(error.message));
  else if (known) console.error(`${known[1]} Nothing was changed.`);
  else console.error(error);
  process.exitCode = 1;
}
process.exit();
