import { onSchedule } from 'firebase-functions/v2/scheduler';
import { COMMAND_SECRETS } from '../config.ts';
import { FUNCTIONS_REGION } from '../contract/index.ts';
import { resumeDeletions } from '../domain/accountDeletion.ts';
import { services } from '../stores/services.ts';

/** Finishes the deletions of accounts that a fault interrupted. */
export const finishDeletions = onSchedule(
  {
    schedule: 'every 5 minutes',
    region: FUNCTIONS_REGION,
    retryCount: 0,
    secrets: COMMAND_SECRETS,
  },
  () => resumeDeletions(services, new Date()),
);
