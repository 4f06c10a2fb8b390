import { onSchedule } from 'firebase-functions/v2/scheduler';
import { SCHEDULE_CAPACITY } from '../capacity.ts';
import { COMMAND_SECRETS, SERVICE_SECRETS, WALLET_SECRETS } from '../config.ts';
import { deliverDue } from '../mail/sendMails.ts';
import { services } from '../stores/services.ts';

/** Retries the e-mails that could not be sent, and updates changed passes in wallets. */
export const deliverMail = onSchedule(
  {
    ...SCHEDULE_CAPACITY,
    schedule: 'every 1 minutes',
    secrets: [...SERVICE_SECRETS, ...COMMAND_SECRETS, ...WALLET_SECRETS],
  },
  () =>
    deliverDue(services, new Date(), async (update) => {
      // Loaded on demand, because few runs have an update.
      const { updateWallet } = await import('../wallet/wallets.ts');
      await updateWallet(update, services);
    }),
);
