import { runWith } from 'firebase-functions/v1';
import { services } from '../composition/services.ts';
import { FUNCTIONS_REGION } from '../contract/limits.ts';
import { cleanUpAfter } from '../domain/accounts/accountDeletion.ts';
import { TRIGGER_CAPACITY } from '../runtime/capacity.ts';
import { config, SERVICE_SECRETS } from '../runtime/config.ts';

/**
 * Cleans up after a login that was deleted by another way than `users-deleteAccount`, such as the console.
 * Retried until it succeeds; does nothing after `users-deleteAccount`. Identity events exist only in the
 * first generation of Cloud Functions.
 */
export const cleanUpDeletedLogin = runWith({
  ...TRIGGER_CAPACITY,
  secrets: [...SERVICE_SECRETS, config.smtpUrl],
  failurePolicy: true,
})
  .region(FUNCTIONS_REGION)
  .auth.user()
  .onDelete(({ uid }) => cleanUpAfter(uid, services, new Date()));
