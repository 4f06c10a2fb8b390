import { progress, seconds, showFoot } from './console.mjs';

const EVERY_MS = 1_000;
/** How often a long part says that it still runs where no terminal shows it. */
const HEARTBEAT_SECONDS = 60;

/**
 * Says what runs and since when: in one line at the foot of a terminal; elsewhere in a line when a part
 * begins, and one each minute while it runs.
 */
export function watched(onTerminal = process.stdout.isTTY === true) {
  const running = new Map();
  const show = () => {
    for (const [name, part] of running) {
      const took = seconds() - part.since;
      if (onTerminal || took < part.next) continue;
      part.next += HEARTBEAT_SECONDS;
      progress(`${name.padEnd(13)} has run for ${took} s`);
    }
    showFoot(
      [...running].map(([name, { since }]) => `${name} for ${seconds() - since} s`).join(', '),
    );
  };
  const timer = setInterval(show, EVERY_MS);
  return {
    /** Runs `body` as the part `name`. */
    async during(name, body) {
      running.set(name, { since: seconds(), next: HEARTBEAT_SECONDS });
      if (!onTerminal) progress(`${name.padEnd(13)} begins`);
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
      showFoot('');
    },
  };
}
