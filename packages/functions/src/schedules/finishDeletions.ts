import { onSchedule } from 'firebase-functions/v2/scheduler';
import { services } from '../composition/services.ts';
import { resumeDeletions } from '../domain/accounts/accountDeletion.ts';
import { SCHEDULE_CAPACITY } from '../runtime/capacity.ts';
import { COMMAND_SECRETS, SERVICE_SECRETS } from '../runtime/config.ts';

/** Completes deletions of accounts interrupted by a failure. */
export const finishDeletions = onSchedule(
  {
    ...SCHEDULE_CAPACITY,
    schedule: 'every 5 minutes',
    secrets: [...SERVICE_SECRETS, ...COMMAND_SECRETS],
  },
  () => resumeDeletions(services, new Date()),
);
