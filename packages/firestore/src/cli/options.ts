import { parseArgs } from 'node:util';
import type { DocumentStoreOptions } from '../server.ts';

export const DEFAULTS = { port: 8080, host: '127.0.0.1', project: 'demo-app' } as const;

export const HELP = `Usage: embedded-firestore [options]

Starts a small Cloud Firestore on this machine, with REST and gRPC on one port.

Options:
  --port <number>     the port to listen on; 0 chooses a free one (${DEFAULTS.port})
  --host <address>    the address to listen on (${DEFAULTS.host})
  --project <id>      the project id of the clients (${DEFAULTS.project})
  --rules <file>      the security rules; without them, only the admin SDK has access
  --indexes <file>    the index definitions; without them, a query needs no index
  --data <folder>     persists the documents; without it, they are lost at the end
  --help              prints this text

Ctrl-C stops the store.
`;

/** The command line is invalid. The message is a sentence for the user. */
export class UsageError extends Error {}

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  project: { type: 'string' },
  rules: { type: 'string' },
  indexes: { type: 'string' },
  data: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Parses the arguments. Throws a `UsageError` for unknown, repeated, incomplete or positional ones. */
function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, tokens: true });
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split(/\.?\s*(?:\n|\. |$)/, 1);
    throw new UsageError(`${sentence}.`, { cause: error });
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new UsageError(`--port must be a number from 0 to 65535, but is "${text}".`);
  }
  return port;
}

function readProject(text: string): string {
  if (!/^[\w.:-]+$/.test(text)) {
    throw new UsageError(`--project must be a project id such as demo-app, but is "${text}".`);
  }
  return text;
}

/** The store that the arguments describe, or the request for help. Throws a `UsageError`. */
export function readOptions(args: readonly string[]): DocumentStoreOptions | 'help' {
  const { values, tokens } = parse(args);
  if (values.help) return 'help';
  const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new UsageError(`--${repeated} is given twice.`);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') throw new UsageError(`--${name} is empty.`);
  }
  return {
    port: values.port === undefined ? DEFAULTS.port : readPort(values.port),
    host: values.host ?? DEFAULTS.host,
    projectId: readProject(values.project ?? DEFAULTS.project),
    ...(values.rules !== undefined && { rulesFile: values.rules }),
    ...(values.indexes !== undefined && { indexesFile: values.indexes }),
    ...(values.data !== undefined && { dataDir: values.data }),
  };
}
