import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { exchange } from './exchange.ts';

it('a reply without an end is not read to its end', async () => {
  const server = createServer((_, response) => {
    const chunk = ' '.repeat(1_000_000);
    const writing = setInterval(() => response.write(chunk), 1);
    response.on('close', () => clearInterval(writing));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const request = { method: 'GET', url: `http://127.0.0.1:${port}/`, headers: {}, body: null };
  const { reply } = await exchange(request, 15_000);
  expect(reply).toEqual({ failure: 'a reply of more than 8000000 bytes' });
});
