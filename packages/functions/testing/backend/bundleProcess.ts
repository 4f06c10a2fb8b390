// Serves the callables of a deployment bundle.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { callablesApp } from '../../local/callables/callablesApp.ts';
import { serveAsChild } from '../../local/child/serveAsChild.ts';
import { HOST } from '../../local/settings/project.ts';

const [bundle = ''] = process.argv.slice(2);

await serveAsChild(async () => {
  const {
    schedules: _schedules,
    triggers: _triggers,
    ...groups
  } = await import(pathToFileURL(bundle).href);
  const server = callablesApp(groups).listen(0, HOST);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port };
});
