// The worker of `openSourcesInBackground`.
import { parentPort } from 'node:worker_threads';
import { openSources } from './readComponent.mjs';

const sources = openSources();

parentPort?.on('message', ({ changed, file, name, reply }) => {
  if (changed) {
    sources.update(changed);
    return;
  }
  try {
    reply.postMessage({ docs: sources.componentOf(file, name) });
  } catch (error) {
    reply.postMessage({ error });
  }
});
