import { describe, expect, it } from 'vitest';
import {
  type AuthorityOptions,
  DEMO_PASS_TYPE,
  DEMO_TEAM,
  makeAuthority,
} from '../../../../local/demoWallets/demoAuthority.ts';
import { AppleSettingsError, readAppleCredentials } from './credentials.ts';

const IDS = { passTypeId: DEMO_PASS_TYPE, teamId: DEMO_TEAM };
const NOW = new Date();
const inDays = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1_000);

/** The certificate, the key and the issuer of an authority, in PEM. */
function partsOf(options: AuthorityOptions = {}): readonly [string, string, string] {
  const [own = '', key = '', issuer = ''] =
    makeAuthority(options).credentials.match(/-----BEGIN[\s\S]+?-----END .+?-----/g) ?? [];
  return [own, key, issuer];
}

const [own, key, issuer] = partsOf();
const [otherOwn, otherKey, otherIssuer] = partsOf();

describe('the credentials of a pass type', () => {
  it.each([
    ['in the documented order', [own, key, issuer]],
    ['in another order', [issuer, own, key]],
    ['with text of openssl between them', ['Bag Attributes', own, key, 'subject=', issuer]],
  ])('are read %s', (_, parts) => {
    const credentials = readAppleCredentials(parts.join('\n'), IDS, NOW);
    expect(credentials.certificate.trim()).toBe(own.replaceAll('\r', '').trim());
    expect(credentials.issuer.trim()).toBe(issuer.replaceAll('\r', '').trim());
    expect(credentials.endsAt.getTime()).toBeGreaterThan(inDays(300).getTime());
  });

  it('end with the first of both certificates', () => {
    const parts = partsOf({ until: inDays(10) });
    const { endsAt } = readAppleCredentials(parts.join('\n'), IDS, NOW);
    expect(Math.abs(endsAt.getTime() - inDays(10).getTime())).toBeLessThan(1_000);
  });

  const expired = partsOf({ from: inDays(-400), until: inDays(-1) });
  const future = partsOf({ from: inDays(1) });
  it.each<[string, readonly string[], Partial<typeof IDS>, RegExp]>([
    ['nothing', [], {}, /has no private key/],
    ['the word off', ['off'], {}, /has no private key/],
    ['no private key', [own, issuer], {}, /has no private key/],
    ['no certificate of the issuer', [own, key], {}, /needs two certificates/],
    ['the key of another certificate', [own, otherKey, issuer], {}, /belongs to none/],
    [
      'the issuer of another certificate',
      [own, key, otherIssuer],
      {},
      /lacks the certificate that issued/,
    ],
    [
      'two certificates of pass types',
      [own, key, otherOwn],
      {},
      /lacks the certificate that issued/,
    ],
    [
      'another team',
      [own, key, issuer],
      { teamId: 'OTHER00000' },
      /of DEMO000000, and APPLE_TEAM_ID is OTHER00000/,
    ],
    ['no team', [own, key, issuer], { teamId: '' }, /APPLE_TEAM_ID is empty/],
    [
      'another pass type',
      [own, key, issuer],
      { passTypeId: 'pass.test.other' },
      /APPLE_PASS_TYPE_ID is pass\.test\.other/,
    ],
    ['certificates that ended', expired, {}, /ended on .*: /],
    ['certificates that are not valid yet', future, {}, /begins on .*: /],
    [
      'a damaged certificate',
      [own.replace(/M/, '!'), key, issuer],
      {},
      /A certificate in APPLE_WALLET_PEM cannot be read/,
    ],
    [
      'a damaged key',
      [own, key.replace(/\n\w{9}/, '\n!'), issuer],
      {},
      /The private key in APPLE_WALLET_PEM cannot be read/,
    ],
  ])('are rejected with a clear error: %s', (_, parts, ids, message) => {
    const read = () => readAppleCredentials(parts.join('\n'), { ...IDS, ...ids }, NOW);
    expect(read).toThrow(AppleSettingsError);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/BEGIN|MII/);
  });
});
