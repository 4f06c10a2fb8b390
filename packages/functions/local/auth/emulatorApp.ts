import express from 'express';
import apiSpec from 'firebase-tools/lib/emulator/auth/apiSpec.js';
import { createApp } from 'firebase-tools/lib/emulator/auth/server.js';

/** Tenants, identity pools and blocking functions: most of the interface, and nothing that is used here. */
const UNUSED_PATH = /\/v2|tenants|:(batchDelete|verifyIosClient|issueSamlResponse|create)/;

/**
 * firebase-tools' own Auth emulator as an application. It compiles a validator for every path of its
 * interface before it can serve, so the paths that nothing here uses are left out first.
 * @param onChange hears of every call that may have changed an account
 */
export async function emulatorApp(
  projectId: string,
  onChange: () => void,
): Promise<express.Express> {
  const { paths } = apiSpec.default;
  for (const path of Object.keys(paths)) {
    if (UNUSED_PATH.test(path)) delete paths[path];
  }
  const app = express();
  app.use((request, response, next) => {
    if (request.method !== 'GET') response.on('finish', onChange);
    next();
  });
  app.use(await createApp(projectId));
  return app;
}
