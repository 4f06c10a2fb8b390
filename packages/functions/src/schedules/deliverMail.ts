import { onSchedule } from 'firebase-functions/v2/scheduler';
import { COMMAND_SECRETS } from '../config.ts';
import { FUNCTIONS_REGION } from '../contract/index.ts';
import { deliverDue } from '../mail/post.ts';
import { services } from '../stores/services.ts';

/** Tries the e-mails again that could not be sent at once. */
export const deliverMail = onSchedule(
  {
    schedule: 'every 1 minutes',
    region: FUNCTIONS_REGION,
    retryCount: 0,
    timeoutSeconds: 120,
    secrets: COMMAND_SECRETS,
  },
  () => deliverDue(services, new Date()),
);
