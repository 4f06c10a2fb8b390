import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import * as deployed from '../../src/index.ts';
import { setWaits } from '../../src/runtime/timeLimits.ts';
import { serveAsChild } from '../child/serveAsChild.ts';
import { HOST } from '../settings/project.ts';
import { callablesApp } from './callablesApp.ts';
import { clockControl } from './clockControl.ts';
import { runSchedules } from './runSchedules.ts';

const { schedules, ...groups } = deployed;
const [port = '', waits = '{}'] = process.argv.slice(2);

setWaits(JSON.parse(waits));

await serveAsChild(async () => {
  runSchedules(schedules);
  const server = callablesApp(groups, clockControl()).listen(Number(port), HOST);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port };
});
