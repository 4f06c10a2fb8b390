import { defineCallable } from '../../composition/defineCallable.ts';
import { openPasswordResetContract } from '../../contract/users/openPasswordReset.ts';
import { openReset } from '../../domain/links/passwordResets.ts';

const HOUR = 60 * 60;

/**
 * Exchanges an e-mailed reset token for a fresh code of the identity service, because its codes expire
 * before the link does. The link expires after two hours, a changed password or a newer link. Specification
 * sections 7 and 9.
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
