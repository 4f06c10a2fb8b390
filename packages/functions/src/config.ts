import { defineInt, defineList, defineSecret, defineString } from 'firebase-functions/params';

const MAIL_BUDGET_PER_HOUR = 2_000;

/**
 * What a deployment sets. Strings and lists stand in `.env.{project}`, secrets in Secret Manager; on one
 * machine the start command sets all of them. The README says what each is for.
 */
export const config = {
  /** The app's own origin, such as `https://rewards.example`: e-mailed links begin with it. */
  appOrigin: defineString('APP_ORIGIN', {
    description:
      'The origin of the app, such as https://rewards.example, without a slash at its end.',
  }),
  /** Other origins that e-mailed links may begin with, each exactly: previews and staging. */
  otherAppOrigins: defineList('OTHER_APP_ORIGINS', {
    default: [],
    description: 'Other origins of the app to which e-mailed links may lead.',
  }),
  /** The sender of every e-mail, as RFC 5322 writes it. */
  mailFrom: defineString('MAIL_FROM', {
    description: 'The sender of every e-mail, such as "Met Rewards <rewards@example.com>".',
  }),
  /** Where support tickets and requests about data go. */
  supportEmail: defineString('SUPPORT_EMAIL', {
    description: 'The support desk: receives tickets and requests about data.',
  }),
  /** E-mails an hour, in all, to addresses that callers choose: far above what a group's members ask for. */
  mailBudgetPerHour: defineInt('MAIL_BUDGET_PER_HOUR', {
    default: MAIL_BUDGET_PER_HOUR,
    description: 'How many e-mails an hour may go to addresses that callers choose.',
  }),
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  smtpUrl: defineSecret('SMTP_URL'),
  /** Any long random text: keys the hashes under which callers are counted and submissions are known again. */
  rateLimitKey: defineSecret('RATE_LIMIT_KEY'),
  /** Any long random text, never changed: keys the hashes by which a person is known again. */
  personKey: defineSecret('PERSON_KEY'),
  /** An Ed25519 private key in PEM: signs the codes of vouchers (docs/qr-codes.md). */
  voucherSigningKey: defineSecret('VOUCHER_SIGNING_KEY'),
};

/** The secrets that a function needs which changes something: the rest cannot read them. */
export const COMMAND_SECRETS = [config.smtpUrl, config.rateLimitKey];

/** `MAIL_BUDGET_PER_HOUR`; its default where an instance was started without it, as the SDK then says 0. */
export function mailBudgetPerHour(): number {
  return config.mailBudgetPerHour.value() || MAIL_BUDGET_PER_HOUR;
}

/** A setting's value; an error that names it where a deployment has left it empty. */
export function required(setting: { readonly name: string; value(): string }): string {
  const value = setting.value();
  if (!value) throw new Error(`${setting.name} is not set.`);
  return value;
}
