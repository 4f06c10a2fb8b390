import { onSchedule } from 'firebase-functions/v2/scheduler';
import { SCHEDULE_CAPACITY } from '../capacity.ts';
import { COMMAND_SECRETS } from '../config.ts';
import { resumeDeletions } from '../domain/accountDeletion.ts';
import { services } from '../stores/services.ts';

/** Finishes the deletions of accounts that a fault interrupted. */
export const finishDeletions = onSchedule(
  {
    ...SCHEDULE_CAPACITY,
    schedule: 'every 5 minutes',
    secrets: COMMAND_SECRETS,
  },
  () => resumeDeletions(services, new Date()),
);
