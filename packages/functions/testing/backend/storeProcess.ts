// The embedded document store in a child process, so that a test can kill it.
import { fileURLToPath } from 'node:url';
import { startDocumentStore } from '@casino/firestore';
import { serveAsChild } from '../../local/child/serveAsChild.ts';
import { PROJECT_ID } from '../../local/settings/project.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const [port = '0', dataDir = ''] = process.argv.slice(2);

await serveAsChild(async () => {
  const store = await startDocumentStore({
    projectId: PROJECT_ID,
    port: Number(port),
    dataDir,
    rulesFile: `${ROOT}firestore.rules`,
    indexesFile: `${ROOT}firestore.indexes.json`,
  });
  return { port: store.port, close: store.stop };
});
