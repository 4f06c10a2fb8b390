import { describe, expect, it } from 'vitest';
import { withinDeadline } from './deadline.ts';

const after = (milliseconds: number) =>
  new Promise<string>((resolve) => setTimeout(resolve, milliseconds, 'done'));

describe('§8 how long a call may take to be answered', () => {
  it('gives what the work comes to in time, or its own failure', async () => {
    expect(await withinDeadline(after(1), 1_000)).toBe('done');
    await expect(withinDeadline(Promise.reject(new Error('no')), 1_000)).rejects.toThrow('no');
  });

  it('and then says that it took too long', async () => {
    await expect(withinDeadline(after(1_000), 10)).rejects.toMatchObject({
      code: 'deadline-exceeded',
    });
  });
});
