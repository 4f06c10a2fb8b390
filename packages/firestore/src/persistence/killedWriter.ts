import { startDocumentStore } from '../server.ts';
import { RestClient } from '../testing/restClient.ts';

/**
 * A process that writes to its store until it is killed. Each commit writes the next number to two documents, with
 * padding, so that the store also writes snapshots. Prints each number after the store acknowledges it.
 */
const [dataDir, projectId] = process.argv.slice(2) as [string, string];
const store = await startDocumentStore({ port: 0, projectId, dataDir });
const rest = new RestClient(`127.0.0.1:${store.port}`, projectId);

const numbered = (id: string, n: number) => ({
  update: {
    name: rest.nameOf(`numbers/${id}`),
    fields: { n: { integerValue: String(n) }, padding: { stringValue: 'x'.repeat(20_000) } },
  },
});

const { body } = await rest.request('GET', `/v1/${rest.nameOf('numbers/a')}`);
for (let n = Number(body.fields?.n?.integerValue ?? 0) + 1; ; n += 1) {
  await rest.call('commit', { writes: [numbered('a', n), numbered('b', n)] });
  process.stdout.write(`${n}\n`);
}
