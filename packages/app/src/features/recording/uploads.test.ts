import { expect, it, vi } from 'vitest';
import { createUploads } from './uploads.ts';

const OK = () => Promise.resolve(new Response());

it('posts the collected events in order, with one random session id', async () => {
  const post = vi.fn<(body: string) => Promise<Response>>(OK);
  const uploads = createUploads({ post });
  uploads.flush();
  expect(post).not.toHaveBeenCalled();
  uploads.add('one');
  uploads.add('two');
  uploads.flush();
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(1));
  uploads.add('three');
  await vi.waitFor(() => {
    uploads.flush();
    expect(post).toHaveBeenCalledTimes(2);
  });
  const [first, second] = post.mock.calls.map(([body]) => JSON.parse(body));
  expect(first).toMatchObject({ sequence: 0, events: ['one', 'two'] });
  expect(second).toEqual({ session: first.session, sequence: 1, events: ['three'] });
});

it('sends failed events again with the next upload', async () => {
  const post = vi
    .fn<(body: string) => Promise<Response>>(OK)
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(new Response(null, { status: 503 }));
  const uploads = createUploads({ post });
  uploads.add('one');
  for (const calls of [1, 2, 3]) {
    await vi.waitFor(() => {
      uploads.flush();
      expect(post).toHaveBeenCalledTimes(calls);
    });
  }
  expect(JSON.parse(post.mock.calls[2]?.[0] ?? '')).toMatchObject({ sequence: 0, events: ['one'] });
});
