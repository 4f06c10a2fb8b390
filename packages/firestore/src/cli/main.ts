#!/usr/bin/env node
import { runCommand } from './runCommand.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  stopped: () =>
    new Promise((resolve) => {
      // A second signal ends the process at once.
      for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve());
    }),
});
