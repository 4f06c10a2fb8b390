import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';

/**
 * Opens the sources as `openSources` does, in a worker: the compiler's API is synchronous, and a server answers no request
 * for the second that it takes.
 */
export function openSourcesInBackground() {
  const worker = new Worker(new URL('./sourcesWorker.mjs', import.meta.url));
  // An open port of a reading keeps the process alive until the worker replies.
  worker.unref();
  return {
    /**
     * Reads an exported component.
     * @param {string} file its absolute path
     * @param {string} name
     * @returns {Promise<import('./readComponent.mjs').ComponentDocs>}
     * @throws {Error} if the file does not export it
     */
    async componentOf(file, name) {
      const { port1: port, port2: reply } = new MessageChannel();
      worker.postMessage({ file, name, reply }, [reply]);
      const [{ docs, error }] = await once(port, 'message');
      port.close();
      if (error) throw error;
      return docs;
    },
    /**
     * Reads these files again, before the next component.
     * @param {string[]} changed absolute paths
     */
    update: (changed) => worker.postMessage({ changed }),
    close: () => worker.terminate(),
  };
}
