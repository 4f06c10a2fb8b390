import { type DocumentStore, type DocumentStoreOptions, startDocumentStore } from '../server.ts';
import { HELP, readOptions, UsageError } from './options.ts';

/** The surroundings of a command. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Waits until the user stops the command. */
  readonly stopped: () => Promise<void>;
}

/** The exit codes: stopped by the user, failed, and called with invalid arguments. */
const EXIT = { done: 0, failed: 1, usage: 2 } as const;

function printStart({ port }: DocumentStore, options: DocumentStoreOptions): string {
  const { host, projectId, rulesFile, indexesFile, dataDir } = options;
  return `Cloud Firestore of project ${projectId} listens on ${host}:${port}.
  rules    ${rulesFile ?? 'none: only the admin SDK has access'}
  indexes  ${indexesFile ?? 'none: a query needs no index'}
  data     ${dataDir ?? 'in memory'}

To connect a client from another terminal:
  export FIRESTORE_EMULATOR_HOST=${host}:${port}

Ctrl-C stops the store.
`;
}

/** The sentence for an error at the start. */
function explain(error: unknown, { port, host }: DocumentStoreOptions): string {
  const { code, message, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `Port ${port} of ${host} is in use. Stop the other program, or choose another port with --port.`;
  }
  if (code === 'EACCES' && syscall === 'listen') {
    return `This user may not listen on port ${port}. Choose a port above 1023 with --port.`;
  }
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo') {
    return `${host} is not an address of this machine. Choose another one with --host.`;
  }
  return message;
}

/** Runs `embedded-firestore` until the user stops it. Returns the exit code. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const fail = (message: string) => terminal.error(`embedded-firestore: ${message}\n`);
  let options: ReturnType<typeof readOptions>;
  try {
    options = readOptions(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    fail(`${error.message} "embedded-firestore --help" lists the options.`);
    return EXIT.usage;
  }
  if (options === 'help') {
    terminal.out(HELP);
    return EXIT.done;
  }
  let store: DocumentStore;
  try {
    store = await startDocumentStore(options);
  } catch (error) {
    fail(explain(error, options));
    return EXIT.failed;
  }
  terminal.out(printStart(store, options));
  await terminal.stopped();
  await store.stop();
  terminal.out('Stopped.\n');
  return EXIT.done;
}
