import express from 'express';
import apiSpec from 'firebase-tools/lib/emulator/auth/apiSpec.js';
import { createApp } from 'firebase-tools/lib/emulator/auth/server.js';
import { adminOnly } from './adminOnly.ts';
import { expiringCodes } from './expiringCodes.ts';

/** Tenants, identity pools and blocking functions: most of the API, and unused here. */
const UNUSED_PATH = /\/v2|tenants|:(batchDelete|verifyIosClient|issueSamlResponse|create)/;

const ANY_REPLY = { default: { description: '', content: { '*/*': {} } } };

/**
 * The Auth emulator of firebase-tools as an Express application. At start, the emulator compiles a validator for
 * each path, each query parameter and each reply. This function first removes the unused paths, the parameters that all
 * paths share (`alt`, `prettyPrint` …), which the emulator ignores, and the schemas of replies, with which the emulator
 * checks itself. The start is faster without them.
 * @param onChange called after each request that may have changed an account
 */
export async function emulatorApp(
  projectId: string,
  onChange: () => void,
): Promise<express.Express> {
  const { paths } = apiSpec.default;
  for (const [path, item] of Object.entries(paths)) {
    if (UNUSED_PATH.test(path)) {
      delete paths[path];
      continue;
    }
    item.parameters = item.parameters?.filter((parameter) => !('$ref' in parameter)) ?? [];
    for (const operation of [item.get, item.post, item.patch, item.put, item.delete]) {
      if (operation) operation.responses = ANY_REPLY;
    }
  }
  const app = express();
  app.use((request, response, next) => {
    if (request.method !== 'GET') response.on('finish', onChange);
    next();
  });
  app.use(adminOnly);
  const ahead = new Map<string, number>();
  app.put('/clock', express.json(), clockOfCodes(ahead));
  const codes = expiringCodes(projectId, (email) => ahead.get(email) ?? 0);
  const projects = new Map([[projectId, codes]]);
  app.use(await createApp(projectId, undefined, projects));
  return app;
}

/**
 * Moves the clock of one address's codes ahead: `PUT /clock {"email","aheadSeconds"}`. A test can expire a code
 * without waiting.
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
