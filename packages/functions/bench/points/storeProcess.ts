import { join } from 'node:path';
import { startDocumentStore } from '@casino/firestore';
import { PROJECT_ID } from '../../local/settings/project.ts';

const ROOT = join(import.meta.dirname, '../../../..');

const { port } = await startDocumentStore({
  port: 0,
  projectId: PROJECT_ID,
  indexesFile: join(ROOT, 'firestore.indexes.json'),
});
process.send?.(port);
