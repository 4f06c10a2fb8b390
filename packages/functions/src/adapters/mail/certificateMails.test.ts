import { beforeAll, describe, expect, it } from 'vitest';
import { pointAtBackend } from '../../../testing/backend/pointAtBackend.ts';
import { certificateMails } from './certificateMails.ts';

const endsAt = new Date('2027-03-31T12:00:00Z');
const credentials = { endsAt, passTypeId: 'pass.test.casino' };
const daysBefore = (days: number) => new Date(endsAt.getTime() - days * 24 * 60 * 60 * 1_000);
beforeAll(pointAtBackend);

describe('the check of certificates', () => {
  it.each([
    [400, 0],
    [31.5, 0],
    [31, 1],
    [7, 1],
    [1, 1],
  ])('%s days ahead sends %i e-mails to the support desk', (days, count) => {
    expect(certificateMails(credentials, daysBefore(days))).toHaveLength(count);
  });

  it('names the pass type, the day and the secret', () => {
    const [mail] = certificateMails(credentials, daysBefore(20));
    expect(mail).toMatchObject({
      kind: 'for-desk',
      mail: {
        to: 'support@met.test',
        subject: 'A certificate of Apple Wallet ends in 20 days',
        text: expect.stringMatching(
          /APPLE_WALLET_PEM[\s\S]*pass\.test\.casino[\s\S]*31 March 2027/,
        ),
      },
    });
  });

  it('sends one e-mail a week', () => {
    const keys = Array.from({ length: 31 }, (_, day) =>
      certificateMails(credentials, daysBefore(day + 1)).map((mail) => 'key' in mail && mail.key),
    );
    expect(new Set(keys.flat()).size).toBe(5);
  });

  it('sends none without Apple Wallet', () => {
    expect(certificateMails(null, endsAt)).toEqual([]);
  });
});
