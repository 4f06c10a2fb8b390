import { onSchedule } from 'firebase-functions/v2/scheduler';
import { services } from '../composition/services.ts';
import { SCHEDULE_CAPACITY } from '../runtime/capacity.ts';
import { config, SERVICE_SECRETS } from '../runtime/config.ts';

/**
 * Finds the passes whose member, tier, balance or status has changed. It compares states instead of listening to
 * events, so that it works with the CRM of any group and a lost event cannot leave a pass wrong.
 */
export const refreshWalletPasses = onSchedule(
  {
    ...SCHEDULE_CAPACITY,
    schedule: 'every 10 minutes',
    secrets: [...SERVICE_SECRETS, config.personKey],
  },
  async () => {
    // Loaded on demand, because no other function needs it.
    const { refreshPasses } = await import('../domain/wallet/refreshPasses.ts');
    await refreshPasses(services, new Date());
  },
);
