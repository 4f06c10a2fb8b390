// The thief has a till with an open session, photographs of codes, and the casino's Wi-Fi.
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { inUtc } from '../../packages/functions/src/contract/rules/calendar.ts';
import { voucherCodeSigner } from '../../packages/functions/src/domain/voucherCode/voucherCodeSigner.ts';
import { clientAt, signInByPin } from './casino.mjs';

const GUESSES = 7;
const JUNK = 70;
const UPLOADS = 23;

/** Counts the errors and the outcomes of calls, one after the other. */
async function outcomesOf(calls) {
  const counts = {};
  for (const call of calls) {
    const outcome = await call().catch((error) => error.code);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

export async function openThief({ origin, device, owner }) {
  const idToken = await signInByPin(origin, device, owner);
  const call = clientAt(origin, () => idToken);
  const nobody = clientAt(origin, () => null);
  const { privateKey } = generateKeyPairSync('ed25519');
  const sign = voucherCodeSigner(privateKey.export({ format: 'pem', type: 'pkcs8' }).toString());
  const soon = inUtc(new Date()).add(1, 'day').toDate();
  const redeem = async (code, customerNumber) => {
    const request = { nonce: randomUUID(), voucher: { code }, customerNumber };
    return (await call('till-redeem', request)).outcome;
  };

  return {
    /** Tries PINs of staff on the stolen till. */
    guessPins: (staff) =>
      outcomesOf(
        staff.flatMap((person) =>
          Array.from({ length: GUESSES }, (_, index) => async () => {
            const pin = String(135_790 + index);
            return (await signInByPin(origin, device, person, pin)) === null ? 'refused' : 'open';
          }),
        ),
      ),
    /** Calls the sign-in without the secret of any device. */
    floodSignIn: ({ uid }) =>
      outcomesOf(
        Array.from({ length: JUNK }, () => async () => {
          const request = { deviceId: randomUUID(), secret: 'A'.repeat(43), staffId: uid };
          await nobody('till-signIn', { ...request, pin: '135790' });
          return 'open';
        }),
      ),
    /** Shows codes that are signed by nobody of ours, or changed. */
    forge: (vouchers) =>
      outcomesOf(
        vouchers.flatMap(({ id, code, customerNumber }) => [
          () => redeem(sign({ voucherId: id, customerNumber, expiresAt: soon }), customerNumber),
          () =>
            redeem(
              code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
              customerNumber,
            ),
        ]),
      ),
    /** Shows codes again that were used. */
    replay: (vouchers) =>
      outcomesOf(
        vouchers.map(
          ({ code, customerNumber }) =>
            () =>
              redeem(code, customerNumber),
        ),
      ),
    /** Uploads photographed codes as if the till had accepted them without a connection. */
    uploadPhotographs: (vouchers) =>
      outcomesOf(
        Array.from({ length: UPLOADS }, () => async () => {
          const at = new Date().toISOString();
          const scans = vouchers.map(({ code, customerNumber }) => ({
            ...{ nonce: randomUUID(), code, customerNumber, at, refusal: null },
          }));
          const reply = await call('till-uploadScans', { sentAt: at, scans, keepsLater: true });
          const reasons = reply.outcomes.map((each) =>
            each.outcome === 'conflict' ? each.reason : each.outcome,
          );
          return [...new Set(reasons)].join();
        }),
      ),
  };
}
