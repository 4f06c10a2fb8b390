import type { Case } from '../case.ts';
import { must, mustHaveStatus } from '../outcomes.ts';
import { newKey } from '../requests.ts';
import type { Extras, Reply } from '../serviceClient.ts';
import { again, newScan, reversalOf, tillCase } from './till.ts';

const KEYS_REFUSED: readonly { name: string; what: string; extras: Extras }[] = [
  { name: 'without-key', what: 'no key', extras: {} },
  { name: 'empty-key', what: 'an empty key', extras: { key: '' } },
];

/** Redemptions and reversals with an `Idempotency-Key`. */
export const TILL_KEY_CASES: readonly Case[] = [
  ...KEYS_REFUSED.flatMap(({ name, what, extras }) => [
    tillCase(`redeem-${name}`, 'M-18', `A redemption with ${what} gets 400.`, async (kit, till) =>
      mustHaveStatus(400, await till.send(await newScan(kit), extras)),
    ),
    tillCase(`reverse-${name}`, 'M-18', `A reversal with ${what} gets 400.`, async (kit, till) => {
      const request = await newScan(kit);
      await till.redeem(request);
      const reversal = reversalOf(request.body.id);
      mustHaveStatus(400, await kit.members.send('reverseRedemption', reversal, extras));
    }),
  ]),
  tillCase(
    'redeem-repeated',
    'M-19',
    'A redemption that is repeated with its key has the same reply, also after a reversal.',
    async (kit, till) => {
      const request = await newScan(kit);
      const key = newKey();
      const first = await till.redeem(request, key);
      await till.reverse(request.body.id);
      expectSame(first, await till.redeem(request, key));
    },
  ),
  tillCase(
    'redeem-same-key',
    'M-19',
    'Two simultaneous redemptions with one key have one effect, and the same reply.',
    async (kit, till) => {
      const request = await newScan(kit);
      const key = newKey();
      const [first, second] = await Promise.all([
        till.redeem(request, key),
        till.redeem(again(request), key),
      ]);
      expectSame(first, second);
    },
  ),
  tillCase(
    'key-other-body-redeem',
    'M-20',
    'A second redemption with the key, with another id, has the reply of the first.',
    async (kit, till) => {
      const request = await newScan(kit);
      const key = newKey();
      const first = await till.redeem(request, key);
      expectSame(first, await till.send(again(request), { key }));
    },
  ),
];

function expectSame(first: Reply<unknown>, second: Reply<unknown>): void {
  const isSame = first.status === second.status && first.text === second.text;
  must(isSame, 'the same reply twice', [first, second], 'another reply');
}
