import { watch } from 'node:fs';
import type { Child } from './startChild.ts';

const SETTLE_MS = 150;

/**
 * Runs the child that `start` starts, and another in its place whenever something in `folder` changes.
 * One that cannot start is reported, and waits for the next change.
 * @param report hears what happened, in a few words
 */
export async function reloading(
  start: () => Promise<Child>,
  folder: string,
  report: (text: string) => void,
): Promise<Child> {
  let child: Child | null = await start();
  let work = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const { port } = child;

  const reload = async () => {
    await child?.stop();
    child = await start().catch((error: Error) => {
      report(error.message);
      return null;
    });
    if (child) report('Reloaded the callable functions');
  };
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(reload);
    }, SETTLE_MS);
  });
  return {
    port,
    // A child that ends is replaced at the next change: it is no reason to stop the rest.
    ended: new Promise(() => {}),
    async stop() {
      watcher.close();
      clearTimeout(timer);
      await work;
      await child?.stop();
    },
  };
}
