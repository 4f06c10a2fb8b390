import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { SUBMISSION_HOURS } from '../../contract/limits.ts';
import { submissionStore } from './submissions.ts';

const database = openDatabase();
const submissions = submissionStore(() => database);

const NOW = new Date('2026-11-21T23:59:00Z');
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const LIFE_MS = SUBMISSION_HOURS * 60 * 60 * 1_000;

/** A unique text. */
const newText = () => `Zoë Sample asks: ${crypto.randomUUID()}`;

const stored = async (name: string) =>
  (await database.collection('submissions').where('submissionId', '==', name).get()).docs;

describe('§7 a submission without an id', () => {
  it('gets an id, and the same one for 24 hours', async () => {
    const text = newText();
    const name = await submissions.nameOf(text, NOW);
    expect(name).toMatch(/^[0-9a-f-]{36}$/);
    expect(await submissions.nameOf(text, after(60_000))).toBe(name);
    expect(await submissions.nameOf(text, after(LIFE_MS - 1))).toBe(name);
    const later = await submissions.nameOf(text, after(LIFE_MS));
    expect(later).not.toBe(name);
    expect(await submissions.nameOf(text, after(LIFE_MS + 1))).toBe(later);
  });

  it('gets one id if it arrives five times at once', async () => {
    const text = newText();
    const names = await Promise.all([1, 2, 3, 4, 5].map(() => submissions.nameOf(text, NOW)));
    expect(new Set(names).size).toBe(1);
  });

  it('gets another id than a submission with other values', async () => {
    const names = [newText(), newText()].map((text) => submissions.nameOf(text, NOW));
    expect(new Set(await Promise.all(names)).size).toBe(2);
  });

  it('is stored as a hash with an expiry date', async () => {
    const text = newText();
    const [document, ...others] = await stored(await submissions.nameOf(text, NOW));
    expect(others).toEqual([]);
    expect(document?.id).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(document?.data())).not.toContain('Sample');
    expect(document?.get('removeAt').toDate()).toEqual(after(LIFE_MS));
  });
});
