import { defineInt, defineList, defineSecret, defineString } from 'firebase-functions/params';

const MAIL_BUDGET_PER_HOUR = 2_000;

/**
 * The settings of a deployment. Strings and lists are in `.env.{project}`, secrets in Secret Manager. On
 * one machine the start command sets them. The README describes each.
 */
export const config = {
  /** The origin of the app, such as `https://rewards.example`. Links in e-mails begin with it. */
  appOrigin: defineString('APP_ORIGIN', {
    description:
      'The origin of the app, such as https://rewards.example, without a slash at its end.',
  }),
  /** Other exact origins that links in e-mails may use: previews and staging. */
  otherAppOrigins: defineList('OTHER_APP_ORIGINS', {
    default: [],
    description: 'Other origins of the app that links in e-mails may use.',
  }),
  /** The sender of every e-mail, as RFC 5322 writes it. */
  mailFrom: defineString('MAIL_FROM', {
    description: 'The sender of every e-mail, such as "Met Rewards <rewards@example.com>".',
  }),
  /** The recipient of support tickets and of data removal requests. */
  supportEmail: defineString('SUPPORT_EMAIL', {
    description: 'The support desk: receives tickets and requests about data.',
  }),
  /**
   * E-mails per hour, in total, to addresses that callers choose. Far above the normal demand of a group.
   */
  mailBudgetPerHour: defineInt('MAIL_BUDGET_PER_HOUR', {
    default: MAIL_BUDGET_PER_HOUR,
    description: 'The maximum number of e-mails per hour to addresses that callers choose.',
  }),
  /** The address of the group's member service; empty for the one in Firestore (docs/connect.md). */
  memberServiceUrl: defineString('MEMBER_SERVICE_URL', {
    default: '',
    description: 'The address of the member service of the group; empty if it has none.',
  }),
  /** The address of the group's content service; empty for the one in Firestore (docs/connect.md). */
  contentServiceUrl: defineString('CONTENT_SERVICE_URL', {
    default: '',
    description: 'The address of the content service of the group; empty if it has none.',
  }),
  /** The credentials of both services, as JSON (docs/connect.md); `none` without a service. */
  serviceCredentials: defineSecret('SERVICE_CREDENTIALS'),
  /** `smtp://` or `smtps://`, with user and password if the server requires them. */
  smtpUrl: defineSecret('SMTP_URL'),
  /** Any long random text: the HMAC key for counting callers and recognising repeated submissions. */
  rateLimitKey: defineSecret('RATE_LIMIT_KEY'),
  /** Any long random text: signs the links in e-mails. A change invalidates all links already sent. */
  linkKey: defineSecret('LINK_KEY'),
  /** Any long random text, never changed: the HMAC key for recognising a person. */
  personKey: defineSecret('PERSON_KEY'),
  /** An Ed25519 private key in PEM: signs the codes of vouchers (docs/qr-codes.md). */
  voucherSigningKey: defineSecret('VOUCHER_SIGNING_KEY'),
  /** Older public keys whose codes are still valid: base64 of the key in DER (docs/qr-codes.md). */
  voucherOldPublicKeys: defineList('VOUCHER_OLD_PUBLIC_KEYS', {
    default: [],
    description: 'Public keys of earlier signing keys of vouchers, in base64 of DER.',
  }),
  /** The pass type, such as `pass.com.example.card`. Empty: Apple Wallet is not offered (docs/wallet.md). */
  applePassTypeId: defineString('APPLE_PASS_TYPE_ID', {
    default: '',
    description: 'The identifier of the pass type at Apple. Empty: Apple Wallet is not offered.',
  }),
  /** The ten characters of the team at Apple. */
  appleTeamId: defineString('APPLE_TEAM_ID', {
    default: '',
    description: 'The identifier of the team at Apple. Empty without Apple Wallet.',
  }),
  /**
   * The certificate of the pass type, its private key and Apple's intermediate certificate, in PEM, one after the
   * other. `off` without Apple Wallet.
   */
  appleWalletPem: defineSecret('APPLE_WALLET_PEM'),
  /** The address of the function `wallet-apple`, if it has another domain than Cloud Functions. */
  appleServiceUrl: defineString('APPLE_SERVICE_URL', {
    default: '',
    description:
      'The address of wallet-apple on another domain. Empty: the one of Cloud Functions.',
  }),
  /** The page that opens links of passes on one machine. */
  applePassLinkUrl: defineString('APPLE_PASS_LINK_URL', {
    default: '',
    description: 'Where links of passes lead. Empty: to the pass itself.',
  }),
  /** The origin of the push service. Tests have their own. */
  applePushOrigin: defineString('APPLE_PUSH_ORIGIN', {
    default: '',
    description: 'The push service. Empty: that of Apple.',
  }),
  /** The issuer account at Google. Empty: Google Wallet is not offered (docs/wallet.md). */
  googleWalletIssuerId: defineString('GOOGLE_WALLET_ISSUER_ID', {
    default: '',
    description: 'The issuer account at Google Wallet. Empty: Google Wallet is not offered.',
  }),
  /** The key file of the service account that the issuer account has authorised, as JSON. `off` without Google Wallet. */
  googleWalletKey: defineSecret('GOOGLE_WALLET_KEY'),
  /** The origin of a fake of Google, on one machine. */
  googleWalletOrigin: defineString('GOOGLE_WALLET_ORIGIN', {
    default: '',
    description: 'Where requests to Google Wallet go. Empty: to Google.',
  }),
};

/** The secrets of functions that make or update passes. */
export const WALLET_SECRETS = [config.appleWalletPem, config.googleWalletKey];

/** The secrets of every function that reads members or content. */
export const SERVICE_SECRETS = [config.serviceCredentials];

/** The secrets of callables that change data. Other callables cannot read them. */
export const COMMAND_SECRETS = [config.smtpUrl, config.rateLimitKey, config.linkKey];

/** `MAIL_BUDGET_PER_HOUR`. The SDK returns 0 if the setting is missing; then the default applies. */
export function mailBudgetPerHour(): number {
  return config.mailBudgetPerHour.value() || MAIL_BUDGET_PER_HOUR;
}

/** The value of a setting. Throws an error with its name if it is empty. */
export function required(setting: { readonly name: string; value(): string }): string {
  const value = setting.value();
  if (!value) throw new Error(`${setting.name} is not set.`);
  return value;
}
