import { onSchedule } from 'firebase-functions/v2/scheduler';
import { services } from '../composition/services.ts';
import { sendMails } from '../domain/mail/sendMails.ts';
import { SCHEDULE_CAPACITY } from '../runtime/capacity.ts';
import { COMMAND_SECRETS, WALLET_SECRETS } from '../runtime/config.ts';

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
    const { certificateMails } = await import('../adapters/mail/certificateMails.ts');
    const { appleCredentials } = await import('../adapters/wallets/apple/settings.ts');
    const { googleCredentials } = await import('../adapters/wallets/google/settings.ts');
    googleCredentials();
    await sendMails(certificateMails(appleCredentials(), new Date()), services);
  },
);
