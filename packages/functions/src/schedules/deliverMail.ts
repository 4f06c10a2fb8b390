import { onSchedule } from 'firebase-functions/v2/scheduler';
import { services } from '../composition/services.ts';
import { deliverDue } from '../domain/mail/sendMails.ts';
import { SCHEDULE_CAPACITY } from '../runtime/capacity.ts';
import { COMMAND_SECRETS, SERVICE_SECRETS, WALLET_SECRETS } from '../runtime/config.ts';

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
      const { updateWallet } = await import('../domain/wallet/updateWallet.ts');
      await updateWallet(update, services);
    }),
);
