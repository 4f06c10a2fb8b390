import {
  AppleSettingsError,
  readAppleCredentials,
} from '../../src/adapters/wallets/apple/credentials.ts';
import {
  GoogleSettingsError,
  readGoogleCredentials,
} from '../../src/adapters/wallets/google/credentials.ts';
import { inUtc } from '../../src/contract/rules/calendar.ts';
import { counted } from '../../src/contract/rules/numbers.ts';

/** The settings of a deployment, by their names in `config.ts`. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** The result of the check of one wallet. */
export interface Finding {
  /** One line for the operator. It discloses no secret. */
  readonly text: string;
  readonly isWrong: boolean;
}

/** Checks the settings of each wallet, as an instance of a function does when it starts. */
export function findings(settings: Settings, now: Date): readonly Finding[] {
  return [
    findingOf('Apple Wallet', 'APPLE_PASS_TYPE_ID', settings, (passTypeId) => {
      const { APPLE_WALLET_PEM: pem = '', APPLE_TEAM_ID: teamId = '' } = settings;
      const { endsAt } = readAppleCredentials(pem, { passTypeId, teamId }, now);
      const days = inUtc(endsAt).diff(inUtc(now), 'day');
      return `right until ${inUtc(endsAt).format('D MMMM YYYY')}, in ${counted(days, 'day')}`;
    }),
    findingOf('Google Wallet', 'GOOGLE_WALLET_ISSUER_ID', settings, (issuerId) => {
      const { serviceAccount } = readGoogleCredentials(
        issuerId,
        settings['GOOGLE_WALLET_KEY'] ?? '',
      );
      return `right, as ${serviceAccount}`;
    }),
  ];
}

function findingOf(
  wallet: string,
  switchedBy: string,
  settings: Settings,
  check: (id: string) => string,
): Finding {
  const id = settings[switchedBy];
  if (!id) return { text: `${wallet} is not offered: ${switchedBy} is empty.`, isWrong: false };
  try {
    return { text: `${wallet} is ${check(id)}.`, isWrong: false };
  } catch (error) {
    if (!(error instanceof AppleSettingsError || error instanceof GoogleSettingsError)) throw error;
    return { text: `${wallet} is wrong: ${error.message}`, isWrong: true };
  }
}
