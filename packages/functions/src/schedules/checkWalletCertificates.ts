import { onSchedule } from 'firebase-functions/v2/scheduler';
import { SCHEDULE_CAPACITY } from '../capacity.ts';
import { COMMAND_SECRETS, WALLET_SECRETS } from '../config.ts';
import { sendMails } from '../mail/sendMails.ts';
import { services } from '../stores/services.ts';

/**
 * Tells the support desk a month ahead that a certificate ends. Wrong settings of a wallet are logged here within a day,
 * also if no member presses the button.
 */
export const checkWalletCertificates = onSchedule(
  {
    ...SCHEDULE_CAPACITY,
    schedule: 'every 24 hours',
    secrets: [...COMMAND_SECRETS, ...WALLET_SECRETS],
  },
  async () => {
    // Loaded on demand, because no other function needs it.
    const { certificateMails } = await import('../wallet/checkCertificates.ts');
    const { appleCredentials } = await import('../wallet/apple/settings.ts');
    const { googleCredentials } = await import('../wallet/google/settings.ts');
    googleCredentials();
    await sendMails(certificateMails(appleCredentials(), new Date()), services);
  },
);
