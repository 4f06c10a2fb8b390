import { onSchedule } from 'firebase-functions/v2/scheduler';
import { SCHEDULE_CAPACITY } from '../capacity.ts';
import { COMMAND_SECRETS, SERVICE_SECRETS } from '../config.ts';
import { resumeDeletions } from '../domain/accountDeletion.ts';
import { services } from '../stores/services.ts';

/** Completes deletions of accounts interrupted by a fault. */
export const finishDeletions = onSchedule(
  {
    ...SCHEDULE_CAPACITY,
    schedule: 'every 5 minutes',
    secrets: [...SERVICE_SECRETS, ...COMMAND_SECRETS],
  },
  () => resumeDeletions(services, new Date()),
);
