import { progress, seconds, showStatus } from './console.mjs';

const EVERY_MS = 1_000;
/** The interval of progress lines for a running part, without a terminal. */
const HEARTBEAT_SECONDS = 60;

/**
 * Shows the running parts with their durations: in a status line on a terminal; otherwise in a line when a part starts,
 * and one each minute while it runs.
 */
export function watchParts(onTerminal = process.stdout.isTTY === true) {
  const running = new Map();
  const show = () => {
    for (const [name, part] of running) {
      const took = seconds() - part.since;
      if (onTerminal || took < part.next) continue;
      part.next += HEARTBEAT_SECONDS;
      progress(`${name.padEnd(13)} runs for ${took} s`);
    }
    showStatus(
      [...running].map(([name, { since }]) => `${name} for ${seconds() - since} s`).join(', '),
    );
  };
  const timer = setInterval(show, EVERY_MS);
  return {
    /** Runs `body` as the part `name`. */
    async during(name, body) {
      running.set(name, { since: seconds(), next: HEARTBEAT_SECONDS });
      if (!onTerminal) progress(`${name.padEnd(13)} starts`);
      show();
      try {
        return await body();
      } finally {
        running.delete(name);
        show();
      }
    },
    stop() {
      clearInterval(timer);
      showStatus('');
    },
  };
}
