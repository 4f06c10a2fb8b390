import { openPasswordResetContract } from '../../contract/index.ts';
import { defineCallable } from '../../defineCallable.ts';
import { openReset } from '../../domain/passwordResets.ts';

const HOUR = 60 * 60;

/**
 * Opens an e-mailed reset link: answers with a fresh code of the identity service, whose own codes live
 * shorter than the link. The link ends with a changed password, a newer link or its two hours.
 * Specification sections 7 and 9.
 */
export const openPasswordReset = defineCallable(
  openPasswordResetContract,
  { auth: 'none', rateLimit: { calls: 60, seconds: HOUR, shared: true } },
  async ({ request, services, now }) => {
    const opened = await openReset(request.token, services, now);
    if (typeof opened === 'string') return { success: false, error: opened } as const;
    return { success: true, ...opened } as const;
  },
);
