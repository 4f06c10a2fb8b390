import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import * as deployed from '../../src/index.ts';
import { observeServices } from '../../src/runtime/serviceStates.ts';
import { setTimeLimits } from '../../src/runtime/timeLimits.ts';
import type { ServiceNotice } from '../child/report.ts';
import { serveAsChild } from '../child/serveAsChild.ts';
import { HOST } from '../settings/project.ts';
import { callablesApp } from './callablesApp.ts';
import { clockControl } from './clockControl.ts';
import { runSchedules } from './runSchedules.ts';

const { schedules, ...groups } = deployed;
const [port = '', timeLimits = '{}'] = process.argv.slice(2);

setTimeLimits(JSON.parse(timeLimits));

const notify = (notice: ServiceNotice) => process.connected && process.send?.(notice);
observeServices({
  onRefusal: (refusal) => notify({ kind: 'refusal', refusal }),
  onState: (state) => notify({ kind: 'state', state }),
});

await serveAsChild(async () => {
  runSchedules(schedules);
  const server = callablesApp(groups, clockControl()).listen(Number(port), HOST);
  // A busy client sends on an idle connection just as the server closes it, and sees its request fail.
  server.keepAliveTimeout = 0;
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port };
});
