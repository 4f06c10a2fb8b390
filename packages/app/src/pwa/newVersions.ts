import { retryUntilReply } from '../lib/async/retry.ts';
import { loadCode } from '../lib/code/loadCode.ts';
import { announce } from '../lib/code/updates.ts';

/** Registers the service worker and announces each new version. Specification section 8. */
export async function watchForNewVersions(): Promise<void> {
  if (!import.meta.env.PROD) return;
  const load = () => loadCode(() => import('./serviceWorker.ts'));
  const { startServiceWorker } = await retryUntilReply(load);
  startServiceWorker((accept) => announce({ kind: 'ready', accept }));
}
