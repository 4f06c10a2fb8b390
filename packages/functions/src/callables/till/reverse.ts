import { reverseContract } from '../../contract/till/reverse.ts';
import { reverseRedemption } from '../../domain/till/reverseRedemption.ts';
import { defineTillCallable } from './defineTillCallable.ts';

/** Takes a redemption back. docs/till.md. */
export const reverse = defineTillCallable(
  reverseContract,
  { rateLimit: { calls: 30, seconds: 60 } },
  async ({ device, role, request, services, now }) => {
    const result = await reverseRedemption({ ...request, device, role, now }, services);
    // From now on, the server knows that the device had a connection: it cannot date a reversal back.
    if (result === 'too-late') await services.tillDevices.noteSync(device.id, device.waiting, now);
    if (typeof result === 'string') return { outcome: 'refused', reason: result } as const;
    return { outcome: 'reversed', redemption: result } as const;
  },
);
