// @module-tag all
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startDocumentStore } from '@casino/firestore';
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { readFolder } from '../../../content/readFolder.ts';
import { firestoreMemberService } from '../../../src/adapters/firestore/members/memberService.ts';
import { inUtc } from '../../../src/contract/rules/calendar.ts';
import { readPublished } from '../../command/publishedVersion.ts';
import { diff, pull, push, rollback } from '../commands.ts';
import { LOCAL_PROJECT, openProject } from './connect.ts';
import { DEMO, demoFolder, edit, newFolder, newReader, targetOf } from './testing.fixtures.ts';
import { stage } from './versions.ts';

const NOW = new Date('2026-12-20T10:30:00Z');
const FOUNDRY = 'venues/foundry-rooms.yaml';

let store: Awaited<ReturnType<typeof startDocumentStore>> | undefined;

beforeEach(async () => {
  await store?.stop();
  const root = join(DEMO, '../../');
  store = await startDocumentStore({
    projectId: LOCAL_PROJECT,
    port: 0,
    rulesFile: `${root}firestore.rules`,
    indexesFile: `${root}firestore.indexes.json`,
  });
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${store.port}`;
});
afterAll(() => store?.stop());

const nameOf = async (venueId: number) => (await newReader().findVenue(venueId))?.pagetitle;

it('members see a folder after a push, and the earlier content after a rollback', async () => {
  const target = targetOf(demoFolder());
  expect(await push(target, NOW, false)).toBe(true);
  expect(await nameOf(21)).toBe('Foundry Rooms, Manchester');
  expect(await newReader().listEvents(6, NOW)).not.toEqual([]);

  edit(target.folder, FOUNDRY, 'name: Foundry Rooms, Manchester', 'name: The Foundry');
  expect(await diff(target, NOW)).toEqual([
    'Venues',
    '  changed  The Foundry',
    '             name: “Foundry Rooms, Manchester” → “The Foundry”',
  ]);
  await push(target, NOW, false);
  expect(await nameOf(21)).toBe('The Foundry');

  await rollback(target.database, NOW);
  expect(await nameOf(21)).toBe('Foundry Rooms, Manchester');
  await rollback(target.database, NOW);
  expect(await nameOf(21)).toBeUndefined();
  await expect(rollback(target.database, NOW)).rejects.toThrow('no earlier content');
});

it('a running instance shows a new version after ten seconds', async () => {
  const target = targetOf(demoFolder());
  await push(target, NOW, false);
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const reader = newReader();
  await reader.listVenues();
  edit(target.folder, FOUNDRY, 'name: Foundry Rooms, Manchester', 'name: The Foundry');
  await push(target, NOW, false);
  const seen = async () => (await reader.findVenue(21))?.pagetitle;
  expect(await seen()).toBe('Foundry Rooms, Manchester');
  vi.advanceTimersByTime(9_900);
  expect(await seen()).toBe('Foundry Rooms, Manchester');
  vi.advanceTimersByTime(200);
  expect(await seen()).toBe('The Foundry');
});

it('a second push of the same folder changes nothing', async () => {
  const target = targetOf(demoFolder());
  await push(target, NOW, false);
  expect(await diff(target, NOW)).toEqual([]);
  expect(await push(target, NOW, false)).toBe(false);
  const versions = await target.database.collection('contentVersions').get();
  expect(versions.size).toBe(1);
});

it('pull writes the files of the published version, and refuses to lose changes', async () => {
  const target = targetOf(demoFolder());
  await push(target, NOW, false);
  const other = targetOf(newFolder());
  await pull(other);
  expect(readFolder(other.folder)).toEqual(readFolder(DEMO));

  rmSync(join(other.folder, 'offers/tasting.yaml'));
  await push(other, NOW, false);
  await pull(target);
  expect(readFolder(target.folder)).toEqual(readFolder(other.folder));
});

it('a push refuses to replace what somebody else has published meanwhile', async () => {
  const mine = targetOf(demoFolder());
  await push(mine, NOW, false);
  const theirs = targetOf(newFolder());
  await pull(theirs);
  edit(theirs.folder, FOUNDRY, 'name: Foundry Rooms, Manchester', 'name: Theirs');
  await push(theirs, NOW, false);

  edit(mine.folder, FOUNDRY, 'name: Foundry Rooms, Manchester', 'name: Mine');
  await expect(push(mine, NOW, false)).rejects.toThrow('Other content was published');
  expect(await nameOf(21)).toBe('Theirs');
  await expect(pull(mine)).rejects.toThrow('has changes that were not published');
  expect(readFileSync(join(mine.folder, FOUNDRY), 'utf8')).toContain('name: Mine');

  expect(await push(mine, NOW, true)).toBe(true);
  expect(await nameOf(21)).toBe('Mine');
});

it.each(['../../escaped.md', 'pages/../../escaped.md', '/tmp/escaped.md', 'pages/.hidden.md'])(
  'a pull refuses the stored file %s',
  async (path) => {
    const target = targetOf(demoFolder());
    await push(target, NOW, false);
    const published = await readPublished(target.database);
    const files = target.database.collection(`contentVersions/${published?.version}/files`);
    await files.doc('99999').set({ path, text: 'Escaped.' });
    const empty = newFolder();
    await expect(pull(targetOf(join(empty, 'a/b')))).rejects.toThrow('has no place in a folder');
    expect(readdirSync(empty)).toEqual([]);
  },
);

it('a folder that was never pulled does not replace published content', async () => {
  await push(targetOf(demoFolder()), NOW, false);
  const stranger = targetOf(demoFolder());
  edit(stranger.folder, FOUNDRY, 'name: Foundry Rooms, Manchester', 'name: Strange');
  await expect(push(stranger, NOW, false)).rejects.toThrow('Other content was published');
});

it('of two simultaneous pushes one is published and the other is refused', async () => {
  const first = targetOf(demoFolder());
  await push(first, NOW, false);
  const second = targetOf(newFolder());
  await pull(second);
  edit(first.folder, FOUNDRY, 'name: Foundry Rooms, Manchester', 'name: First');
  edit(second.folder, FOUNDRY, 'name: Foundry Rooms, Manchester', 'name: Second');
  const outcomes = await Promise.allSettled([push(first, NOW, false), push(second, NOW, false)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const winner = outcomes[0]?.status === 'fulfilled' ? 'First' : 'Second';
  expect(await nameOf(21)).toBe(winner);
});

it('two simultaneous pushes of one folder publish one version', async () => {
  const target = targetOf(demoFolder());
  await Promise.all([push(target, NOW, false), push(target, NOW, false)]);
  const published = await readPublished(target.database);
  expect(published?.earlier.map(({ version }) => version)).toEqual([null]);
  expect(await diff(target, NOW)).toEqual([]);
});

it('a pull that stopped halfway is refused until it has a new folder', async () => {
  const first = targetOf(demoFolder());
  await push(first, NOW, false);
  const second = targetOf(newFolder());
  await pull(second);
  edit(second.folder, FOUNDRY, 'name: Foundry Rooms, Manchester', 'name: The Foundry');
  await push(second, NOW, false);
  // Half of the files are those of the new version.
  edit(first.folder, FOUNDRY, 'name: Foundry Rooms, Manchester', 'name: The Foundry');
  rmSync(join(first.folder, 'offers/tasting.yaml'));
  await expect(pull(first)).rejects.toThrow('Pull into a new folder');
  await expect(push(first, NOW, false)).rejects.toThrow('Other content was published');
});

it('a difference counts the members with places at an event that is removed', async () => {
  const target = targetOf(demoFolder());
  await push(target, NOW, false);
  const [event] = (await newReader().listEvents(6, NOW)).filter(({ id }) => id.includes('ball'));
  const optIns = target.database.collection('optIns');
  for (const crmId of ['crm-1', 'crm-2']) {
    await optIns.doc(`${event?.id}~${crmId}`).set({ eventId: event?.id, crmId });
  }
  rmSync(join(target.folder, 'events/masked-ball.md'));
  expect(await diff(target, NOW)).toContain('             2 members hold places');
});

it('a folder with a problem is not published', async () => {
  const target = targetOf(demoFolder());
  edit(target.folder, 'prizes/wheel.yaml', '    weight: 1\n', '');
  await expect(push(target, NOW, false)).rejects.toThrow(
    /^prizes[/]wheel[.]yaml:\d+ {2}prizes\[0\][.]weight: This field is missing[.] Allowed: a whole number, such as 10[.]/,
  );
  expect((await target.database.listCollections()).length).toBe(0);
});

it('an offer to everyone comes from the published version, and a personal one does not', async () => {
  const target = targetOf(demoFolder());
  const vouchers = target.database.collection('vouchers');
  await push(target, NOW, false);
  const published = await newMemberService().findVoucher('venue-6-tasting');
  expect(published?.title).toBe('The chef’s tasting evening');
  const fields = { ...published, crmId: 'crm-1', audience: 'personal' };
  await vouchers.doc('mine').set({ ...fields, id: 'mine' });
  await vouchers.doc('old').set({ ...published, id: 'old' });

  const held = await newMemberService().findVouchersOf({ crmId: 'crm-1', location: 6 });
  expect(held.map(({ id }) => id).toSorted()).toEqual([
    'mine',
    'venue-6-masterclass',
    'venue-6-tasting',
  ]);
  expect((await newMemberService().findVoucher('mine'))?.id).toBe('mine');
  expect(await newMemberService().findVoucher('old')).toBeNull();
});

it('relative dates are not published to members', async () => {
  const target = { ...targetOf(demoFolder()), project: 'casino-loyalty-staging' };
  await expect(push(target, NOW, false)).rejects.toThrow('relative dates');
});

it('the stock of a running game is not changed', async () => {
  const target = targetOf(demoFolder());
  await push(target, NOW, false);
  edit(target.folder, 'prizes/wheel.yaml', 'stock: 40\n', 'stock: 50\n');
  await expect(push(target, NOW, false)).rejects.toThrow('the stock of prize 2 stays 40');
});

it('a rollback does not change the stock of a game that has begun', async () => {
  const target = targetOf(demoFolder());
  edit(target.folder, 'games/winter-wheel.yaml', 'playBegins: -7 days', 'playBegins: +1 day');
  await push(target, NOW, false);
  edit(target.folder, 'prizes/wheel.yaml', 'stock: 40\n', 'stock: 30\n');
  await push(target, NOW, false);
  const begun = inUtc(NOW).add(2, 'day').toDate();
  await expect(rollback(target.database, begun)).rejects.toThrow(
    'The Winter Wheel is running, so the stock of prize 2 stays 30 and cannot become 40.',
  );
  expect((await readPublished(target.database))?.earlier).toHaveLength(2);
  await rollback(target.database, NOW);
  expect((await readPublished(target.database))?.earlier).toHaveLength(1);
});

it('a push deletes the version of a killed push one day later, and keeps the earlier one', async () => {
  const target = targetOf(demoFolder());
  await push(target, NOW, false);
  const first = (await readPublished(target.database))?.version ?? '';
  await stage(target.database, 'killed', [{ collection: 'events', id: 'tea', fields: {} }], []);
  const versions = async () => {
    const { docs } = await target.database.collection('contentVersions').get();
    return docs.map(({ id }) => id).toSorted();
  };
  edit(target.folder, FOUNDRY, 'name: Foundry Rooms, Manchester', 'name: The Foundry');
  await push(target, NOW, false);
  const second = (await readPublished(target.database))?.version ?? '';
  expect(await versions()).toEqual([first, second, 'killed'].toSorted());

  vi.useFakeTimers({ toFake: ['Date'], now: inUtc(new Date()).add(25, 'hour').toDate() });
  onTestFinished(() => void vi.useRealTimers());
  edit(target.folder, FOUNDRY, 'name: The Foundry', 'name: Foundry');
  await push(target, NOW, false);
  const third = (await readPublished(target.database))?.version ?? '';
  expect(await versions()).toEqual([first, second, third].toSorted());
  const killed = target.database.collection('contentVersions').doc('killed');
  expect((await killed.collection('events').get()).size).toBe(0);
});

function newMemberService() {
  const database = openProject(LOCAL_PROJECT);
  return firestoreMemberService(() => database);
}
