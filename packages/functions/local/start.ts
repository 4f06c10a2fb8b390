// The program of `npm start` and `npm run dev`: runs the backend and the app until Ctrl-C.
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { banner } from './banner.ts';
import type { ServiceNotice } from './child/report.ts';
import { quietly, refusalLine, stateLine, timeOf } from './services/notices.ts';
import { lockDataFolder, resetDataFolder } from './settings/dataFolder.ts';
import { assertFree, freePorts, type Ports, readPorts } from './settings/ports.ts';
import { StartError } from './settings/startError.ts';
import { startStack } from './stack.ts';

const DEFAULT_DATA = fileURLToPath(new URL('../../../.data', import.meta.url));

/** A preview begins with new data each time, and leaves those of `npm start` as they are. */
const PREVIEW_DATA = join(DEFAULT_DATA, 'preview');

const startedAt = performance.now();

/** The same format as the set-up prints before: seconds, then the text. */
function progress(text: string): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0).padStart(3);
  console.log(`${seconds} s  ${text}`);
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        data: { type: 'string' },
        preview: { type: 'string' },
        reset: { type: 'boolean', default: false },
        dev: { type: 'boolean', default: false },
        remote: { type: 'boolean', default: false },
        'backend-only': { type: 'boolean', default: false },
      },
    });
    const { preview, reset } = values;
    const data = resolve(values.data ?? (preview === undefined ? DEFAULT_DATA : PREVIEW_DATA));
    return { ...values, data, reset: reset || preview !== undefined };
  } catch (error) {
    throw new StartError(
      `${(error as Error).message} The options are --reset, --dev, --remote, --backend-only, --data <folder> and --preview <folder>.`,
    );
  }
}

/** The folder as the user would type it: relative if it is below the current folder. */
function shown(folder: string): string {
  const nearby = relative(process.cwd(), folder);
  return nearby.startsWith('..') ? folder : nearby;
}

/** Prints what the product notes about the services of a group. The log is named, because it has more. */
function noticePrinter(data: string): (notice: ServiceNotice) => void {
  const log = shown(join(data, 'logs', 'callables.log'));
  const print = quietly((line) => console.log(`${timeOf(new Date())}  ${line}`));
  return (notice) =>
    print(notice.kind === 'refusal' ? refusalLine(notice.refusal, log) : stateLine(notice.state));
}

/** Resolves on the first signal to stop. A second signal ends the process, and its children with it. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let times = 0;
    const onSignal = () => {
      times += 1;
      if (times > 1) process.exit(130);
      resolve();
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
  });
}

/** The ports of the settings; for a preview beside another product, free ones. */
async function findPorts(isPreview: boolean): Promise<Ports> {
  const ports = readPorts(process.env);
  if (!isPreview) return ports;
  return assertFree(ports).then(() => ports, freePorts);
}

async function main(): Promise<void> {
  const { data, preview, reset, dev, remote, 'backend-only': backendOnly } = readArguments();
  // A preview writes to no store but its own.
  if (preview !== undefined) delete process.env['FIRESTORE_EMULATOR_HOST'];
  const ports = await findPorts(preview !== undefined);
  const release = lockDataFolder(data);
  process.on('exit', release);
  if (reset) resetDataFolder(data);

  const stopped = stopSignal();
  progress('Starting the backend');
  const app = backendOnly ? undefined : dev ? 'sources' : 'build';
  const onNotice = noticePrinter(data);
  const starting = startStack({
    ports,
    app,
    remote,
    dataDir: data,
    contentFolder: preview,
    onProgress: progress,
    onNotice,
  });
  const stack = await Promise.race([starting, stopped]);
  if (!stack) process.exit(130);
  const { addresses, services } = stack;
  console.log(
    await banner({ addresses, dataDir: shown(data), preview: preview ?? null, remote, services }),
  );

  const fault = await Promise.race([stopped, stack.broken]);
  console.log(fault ? `\n${fault} Stopping the rest.` : '\nStopping.');
  await stack.stop();
  if (fault) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exitCode = 1;
}
process.exit();
