import { fileURLToPath } from 'node:url';
import type { Report } from './servedStore.ts';

const fileOf = (name: string) => fileURLToPath(new URL(`../testing/${name}`, import.meta.url));
const [projectId = 'demo-bench', dataDir] = process.argv.slice(2);

const importing = performance.now();
const { startDocumentStore } = await import('../server.ts');
const starting = performance.now();
const store = await startDocumentStore({
  port: 0,
  projectId,
  rulesFile: fileOf('notes.rules'),
  indexesFile: fileOf('notes.indexes.json'),
  ...(dataDir !== undefined && { dataDir }),
});
const started = performance.now();

function report(): void {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const message: Report = {
    port: store.port,
    importAndStart: started - importing,
    start: started - starting,
    heap: heapUsed,
    resident: rss,
  };
  process.send?.(message);
}

process.on('message', async (message) => {
  if (message === 'report') return report();
  await store.stop();
  process.disconnect();
});
report();
