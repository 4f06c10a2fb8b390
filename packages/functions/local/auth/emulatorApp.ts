import express from 'express';
import apiSpec from 'firebase-tools/lib/emulator/auth/apiSpec.js';
import { createApp } from 'firebase-tools/lib/emulator/auth/server.js';
import { clientDoors } from './clientDoors.ts';
import { expiringCodes } from './expiringCodes.ts';

/** Tenants, identity pools and blocking functions: most of the interface, and nothing that is used here. */
const UNUSED_PATH = /\/v2|tenants|:(batchDelete|verifyIosClient|issueSamlResponse|create)/;

/**
 * firebase-tools' own Auth emulator as an application. Before it can serve, it compiles a validator for
 * every path of its interface, and for every query parameter of every path. The paths that nothing here
 * uses are left out first, and so are the parameters that Google gives to all paths alike (`alt`,
 * `prettyPrint` …), which the emulator ignores.
 * @param onChange hears of every call that may have changed an account
 */
export async function emulatorApp(
  projectId: string,
  onChange: () => void,
): Promise<express.Express> {
  const { paths } = apiSpec.default;
  for (const [path, item] of Object.entries(paths)) {
    if (UNUSED_PATH.test(path)) delete paths[path];
    else item.parameters = item.parameters?.filter((parameter) => !('$ref' in parameter)) ?? [];
  }
  const app = express();
  app.use((request, response, next) => {
    if (request.method !== 'GET') response.on('finish', onChange);
    next();
  });
  app.use(clientDoors);
  const ahead = new Map<string, number>();
  app.put('/clock', express.json(), clockOfCodes(ahead));
  const codes = expiringCodes(projectId, (email) => ahead.get(email) ?? 0);
  const projects = new Map([[projectId, codes]]);
  app.use(await createApp(projectId, undefined, projects));
  return app;
}

/**
 * Lets the codes of one address see a later time: `PUT /clock {"email","aheadSeconds"}`, so that a test
 * need not wait for a code to expire.
 */
function clockOfCodes(ahead: Map<string, number>): express.RequestHandler {
  return (request, response) => {
    const { email, aheadSeconds } = request.body as { email?: unknown; aheadSeconds?: unknown };
    if (typeof email !== 'string' || typeof aheadSeconds !== 'number') {
      response.status(400).json({ error: 'Send {"email": text, "aheadSeconds": number}.' });
      return;
    }
    ahead.set(email, aheadSeconds * 1_000);
    response.status(204).end();
  };
}
