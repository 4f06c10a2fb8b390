import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';
import { inUtc } from '../../src/contract/rules/calendar.ts';

/** The pass type and the team of the demonstration. No certificate of Apple has them. */
export const DEMO_PASS_TYPE = 'pass.test.casino.demo';
export const DEMO_TEAM = 'DEMO000000';

/** A certificate authority that no phone trusts, and a pass type's credentials that it issued, in PEM. */
export interface DemoAuthority {
  /** The root, for tools that verify passes. */
  readonly root: string;
  /** The value of `APPLE_WALLET_PEM`. */
  readonly credentials: string;
}

interface Subject {
  readonly name: string;
  readonly uid?: string;
  readonly team?: string;
}

interface Issued {
  readonly certificate: forge.pki.Certificate;
  readonly key: forge.pki.rsa.PrivateKey;
}

/** Changes to the usual certificate of the pass type, for tests of wrong settings. */
export interface AuthorityOptions {
  readonly passTypeId?: string;
  readonly teamId?: string;
  /** From and until when the certificates are valid. */
  readonly from?: Date;
  readonly until?: Date;
}

/** Makes a root, an intermediate certificate and a pass type's certificate, as Apple's chain has them. */
export function makeAuthority({
  passTypeId = DEMO_PASS_TYPE,
  teamId = DEMO_TEAM,
  from = new Date(Date.now() - 60_000),
  until = inUtc(new Date()).add(1, 'year').toDate(),
}: AuthorityOptions = {}): DemoAuthority {
  const dates = { from, until };
  const root = issue({ name: 'Demonstration Root, trusted by no phone' }, null, dates);
  const between = issue({ name: 'Demonstration Authority, trusted by no phone' }, root, dates);
  const own = issue(
    { name: `Pass Type ID: ${passTypeId}`, uid: passTypeId, team: teamId },
    between,
    dates,
    false,
  );
  const pem = ({ certificate }: Issued) => forge.pki.certificateToPem(certificate);
  return {
    root: pem(root),
    credentials: [pem(own), forge.pki.privateKeyToPem(own.key), pem(between)].join('\n'),
  };
}

/** The authority of this machine. Child processes inherit it, so that all parts of a backend use the same one. */
export function demoAuthority(): DemoAuthority {
  const known = process.env['DEMO_PASS_AUTHORITY'];
  if (known) return JSON.parse(known);
  const made = makeAuthority();
  process.env['DEMO_PASS_AUTHORITY'] = JSON.stringify(made);
  return made;
}

let serial = 0;

function issue(
  subject: Subject,
  issuer: Issued | null,
  { from, until }: { readonly from: Date; readonly until: Date },
  isAuthority = true,
): Issued {
  // Node makes keys about twenty times as fast as forge.
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const key = forge.pki.privateKeyFromPem(pair.privateKey);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey);
  serial += 1;
  certificate.serialNumber = serial.toString(16).padStart(2, '0');
  certificate.validity.notBefore = from;
  certificate.validity.notAfter = until;
  certificate.setSubject(attributesOf(subject));
  certificate.setIssuer(issuer?.certificate.subject.attributes ?? attributesOf(subject));
  certificate.setExtensions([{ name: 'basicConstraints', cA: isAuthority }]);
  certificate.sign(issuer?.key ?? key, forge.md.sha256.create());
  return { certificate, key };
}

function attributesOf({ name, uid, team }: Subject): forge.pki.CertificateField[] {
  return [
    ...(uid ? [{ type: '0.9.2342.19200300.100.1.1', value: uid }] : []),
    { name: 'commonName', value: name },
    ...(team ? [{ name: 'organizationalUnitName', value: team }] : []),
  ];
}
