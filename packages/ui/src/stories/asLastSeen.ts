import type { StoryContext } from 'storybook/internal/types';
import { expect } from 'storybook/test';
import type { AsOf } from '../screens/shared/asOf.ts';

/** When the copies of stories were loaded: on the evening before. */
export const lastSeenAt: AsOf = { at: '2026-11-20T19:30:00Z', withDate: true };

interface CopyStory<Args> {
  readonly args?: Args;
}

/**
 * A story of a page without a connection. It shows the copy of this device, and the banner says since when. Its shell is
 * one of `storyFrames.tsx`.
 */
export function asLastSeen<Args>(story: CopyStory<Args> = {}) {
  return {
    ...story,
    parameters: { lastSeen: lastSeenAt },
    play: async ({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> => {
      await expect(
        canvas.getByText(/^You are offline\. .* As of Fri 20 Nov, 19:30$/),
      ).toBeVisible();
    },
  };
}
