import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';

/** The certificates that sign passes, and the key of the first. */
export interface AppleCredentials {
  readonly passTypeId: string;
  readonly teamId: string;
  /** The certificate of the pass type, in PEM. */
  readonly certificate: string;
  /** Its private key, in PEM. */
  readonly key: string;
  /** Apple's certificate that issued it, in PEM. */
  readonly issuer: string;
  /** The instant at which the first of both certificates ends. */
  readonly endsAt: Date;
}

/** The settings of Apple Wallet are wrong. The message says how to correct them, and holds no secret. */
export class AppleSettingsError extends Error {}

const BLOCK = /-----BEGIN ([A-Z ]+)-----[\s\S]+?-----END \1-----/g;

/**
 * Reads and checks the credentials of a pass type. Throws an `AppleSettingsError` for a missing part, a key that does
 * not match, another team or pass type, the wrong issuer, and a certificate that is not valid at `now`.
 * @param pem the certificate, its private key and Apple's intermediate certificate, in any order
 */
export function readAppleCredentials(
  pem: string,
  { passTypeId, teamId }: { readonly passTypeId: string; readonly teamId: string },
  now: Date,
): AppleCredentials {
  const blocks = [...pem.matchAll(BLOCK)].map(([text, kind = '']) => ({ text, kind }));
  const keys = blocks.filter(({ kind }) => kind.endsWith('PRIVATE KEY'));
  const certificates = blocks
    .filter(({ kind }) => kind === 'CERTIFICATE')
    .map(({ text }) => parse(() => new X509Certificate(text), 'A certificate'));
  const [keyBlock] = keys;
  if (!keyBlock) throw wrongSettings('has no private key');
  if (certificates.length < 2) {
    throw wrongSettings(
      'needs two certificates: that of the pass type, and Apple’s that issued it',
    );
  }
  const key = parse(() => createPrivateKey(keyBlock.text), 'The private key');
  if (key.asymmetricKeyType !== 'rsa')
    throw wrongSettings('needs an RSA key, which Apple requires');
  const own = certificates.find((each) => each.checkPrivateKey(key));
  if (!own) throw wrongSettings('has a private key that belongs to none of its certificates');
  const issuer = certificates.find((each) => each !== own && isIssuedBy(own, each));
  if (!issuer) {
    throw wrongSettings(
      'lacks the certificate that issued the pass type’s: Apple has several, such as G4',
    );
  }
  checkName(own, 'UID', passTypeId, 'APPLE_PASS_TYPE_ID');
  checkName(own, 'OU', teamId, 'APPLE_TEAM_ID');
  for (const each of [own, issuer]) checkDates(each, now);
  const ends = [own, issuer].map(({ validTo }) => Date.parse(validTo));
  return {
    passTypeId,
    teamId,
    certificate: own.toString(),
    key: pkcs8(key),
    issuer: issuer.toString(),
    endsAt: new Date(Math.min(...ends)),
  };
}

function pkcs8(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function isIssuedBy(own: X509Certificate, issuer: X509Certificate): boolean {
  return own.checkIssued(issuer) && own.verify(issuer.publicKey);
}

function checkName(
  certificate: X509Certificate,
  attribute: string,
  expected: string,
  setting: string,
): void {
  const line = certificate.subject.split('\n').find((each) => each.startsWith(`${attribute}=`));
  const actual = line?.slice(attribute.length + 1) ?? 'none';
  if (actual !== expected) {
    throw wrongSettings(`has a certificate of ${actual}, and ${setting} is ${expected || 'empty'}`);
  }
}

function checkDates(certificate: X509Certificate, now: Date): void {
  const name = /CN=(.*)/.exec(certificate.subject)?.[1] ?? 'unnamed';
  if (now < new Date(certificate.validFrom)) {
    throw wrongSettings(`has a certificate that begins on ${certificate.validFrom}: ${name}`);
  }
  if (now >= new Date(certificate.validTo)) {
    throw wrongSettings(`has a certificate that ended on ${certificate.validTo}: ${name}`);
  }
}

function parse<T>(read: () => T, subject: string): T {
  try {
    return read();
  } catch {
    throw new AppleSettingsError(`${subject} in APPLE_WALLET_PEM cannot be read.`);
  }
}

function wrongSettings(text: string): AppleSettingsError {
  return new AppleSettingsError(`APPLE_WALLET_PEM ${text}.`);
}
