import type { Case } from '../case.ts';
import { mustEqual, mustHaveStatus } from '../outcomes.ts';
import { newKey, UNKNOWN_ID } from '../requests.ts';
import { again, inOneForm, instantOf, newScan, reversalOf, tillCase } from './till.ts';

/** A reversal makes a voucher free again, and is a record of its own. */
export const REVERSAL_CASES: readonly Case[] = [
  tillCase(
    'reverse-frees',
    'M-71',
    'After a reversal the redemption stays, and the member can redeem the voucher again.',
    async (kit, till) => {
      const request = await newScan(kit);
      const first = await till.redeem(request);
      const at = new Date().toISOString();
      const reversed = await till.reverse(request.body.id, { reason: 'wrong-voucher', at });
      const wanted = inOneForm({
        ...first.body.redemption,
        reversal: { at: instantOf(at), reason: 'wrong-voucher' },
      });
      mustEqual(inOneForm(reversed.body), wanted, 'the redemption', [first, reversed]);
      const found = await till.find(request.body.id);
      mustEqual(inOneForm(found.body), wanted, 'the redemption', [reversed, found]);
      const later = again(request);
      const second = await till.redeem(later);
      const { redemption, isNew } = second.body;
      mustEqual([redemption.id, isNew], [later.body.id, true], 'id and isNew', [reversed, second]);
    },
  ),
  tillCase('reverse-again', 'M-72', 'A second reversal changes nothing.', async (kit, till) => {
    const request = await newScan(kit);
    const { id } = request.body;
    await till.redeem(request);
    const first = await till.reverse(id, { reason: 'returned' });
    const second = await till.reverse(id, { reason: 'other' });
    const wanted = inOneForm(first.body);
    mustEqual(inOneForm(second.body), wanted, 'the first reversal', [first, second]);
    const later = again(request);
    await till.redeem(later);
    const third = await till.reverse(id);
    mustEqual(inOneForm(third.body), wanted, 'the first reversal', [first, third]);
    const used = await till.redeem(again(request));
    const { redemption, isNew } = used.body;
    mustEqual([redemption.id, isNew], [later.body.id, false], 'id and isNew', [third, used]);
  }),
  tillCase(
    'reverse-invalid',
    'G-05',
    'reverseRedemption replies 400 to an invalid value.',
    async (kit, till) => {
      const request = await newScan(kit);
      await till.redeem(request);
      const reversal = reversalOf(request.body.id);
      const { deviceId: _, ...withoutDevice } = reversal.body;
      for (const body of [
        withoutDevice,
        { ...reversal.body, reason: 'mistake' },
        { ...reversal.body, at: 'yesterday' },
        { ...reversal.body, note: 'A name.' },
      ]) {
        const extras = { key: newKey(), body };
        mustHaveStatus(400, await kit.members.send('reverseRedemption', reversal, extras));
      }
    },
  ),
  tillCase(
    'own-reverseRedemption',
    'G-15',
    'reverseRedemption replies about the id of the request.',
    async (kit, till) => {
      const request = await newScan(kit);
      await till.redeem(request);
      const reply = await till.reverse(request.body.id);
      mustEqual(reply.body.id, request.body.id, 'the id', reply);
    },
  ),
  tillCase(
    'own-findRedemption',
    'G-15',
    'findRedemption replies about the id of the request.',
    async (kit, till) => {
      const request = await newScan(kit);
      await till.redeem(request);
      const reply = await till.find(request.body.id);
      mustEqual(reply.body.id, request.body.id, 'the id', reply);
    },
  ),
  tillCase(
    'unknown-reverseRedemption',
    'G-13',
    'reverseRedemption replies 404 for an unknown id.',
    async (kit) => {
      const extras = { key: newKey() };
      const reply = await kit.members.send('reverseRedemption', reversalOf(UNKNOWN_ID), extras);
      mustHaveStatus(404, reply);
    },
  ),
];
