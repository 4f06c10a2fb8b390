import { onSchedule } from 'firebase-functions/v2/scheduler';
import { SCHEDULE_CAPACITY } from '../capacity.ts';
import { COMMAND_SECRETS, config } from '../config.ts';
import { sendMails } from '../mail/sendMails.ts';
import { services } from '../stores/services.ts';
import { appleCredentials } from '../wallet/apple/settings.ts';
import { certificateMails } from '../wallet/checkCertificates.ts';

/** Tells the support desk a month ahead that a certificate ends. */
export const checkWalletCertificates = onSchedule(
  {
    ...SCHEDULE_CAPACITY,
    schedule: 'every 24 hours',
    secrets: [...COMMAND_SECRETS, config.appleWalletPem],
  },
  async () => {
    await sendMails(certificateMails(appleCredentials(), new Date()), services);
  },
);
