import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  cut,
  json,
  type ScriptedService,
  scriptedService,
  status,
} from '../../../testing/faults/scriptedService.ts';
import type { MemberRecord } from '../../contract/http/members.ts';
import type { Member } from '../../contract/member.ts';
import type { Membership } from '../../contract/profile.ts';
import { heldKeys, valuesToSeek } from '../../domain/persons/memberKeys.ts';
import type { ContentService } from '../../domain/ports/contentService.ts';
import type { MemberService, StoredVoucher } from '../../domain/ports/memberService.ts';
import { contentCache } from './contentCache.ts';
import { httpContentService } from './httpContentService.ts';
import { httpMemberService } from './httpMemberService.ts';
import { readPages } from './readPages.ts';
import { member, membership, record, registration } from './registration.fixtures.ts';

const other = { ...record, member: { ...member, id: 'crm-2', customer_number: '100202' } };
const changed = (values: Partial<Member>): MemberRecord => ({
  ...record,
  member: { ...member, ...values },
});
const voucher: StoredVoucher = {
  id: 'v-1',
  audience: 'personal',
  title: 'Dinner',
  summary: '',
  category: 'dining',
  valuePence: null,
  terms: '',
  incentive: { productTypes: [], freeChoice: false, wageringTimes: 0 },
  howToRedeem: [],
  code: 'DINE-0001',
  validFrom: '2026-11-01T00:00:00Z',
  validUntil: '2026-12-01T00:00:00Z',
  location: 6,
  crmId: 'crm-1',
  usedAt: null,
};

let service: ScriptedService;
let members: MemberService;
let content: ContentService;

beforeAll(async () => {
  service = await scriptedService();
  const settings = { url: service.url, credentials: { token: 'secret' } };
  members = httpMemberService(settings, {
    findVouchersOf: async () => [{ ...voucher, id: 'won', title: 'Won' }],
    findVoucher: async (id) => (id === 'won' ? { ...voucher, id } : null),
  });
  content = httpContentService(settings);
});
afterAll(() => service.close());

describe('the member service over HTTP', () => {
  it('finds members, and omits unknown ids', async () => {
    service.script(json({ records: [record] }));
    expect(await members.findMembers(['crm-1', 'crm-9'])).toEqual(new Map([['crm-1', member]]));
    expect(JSON.parse(service.requests[0]?.body ?? '')).toEqual({ crmIds: ['crm-1', 'crm-9'] });
  });

  it('sends no request for no ids, and several for many', async () => {
    service.script(json({ records: [] }));
    await members.findMembers([]);
    expect(service.requests).toHaveLength(0);
    await members.findMembers(Array.from({ length: 101 }, (_, index) => `crm-${index}`));
    expect(service.requests).toHaveLength(2);
  });

  it.each([
    ['findMembers', json({ records: [other] }), () => members.findMembers(['crm-1'])],
    ['updateMember', json(other.member), () => members.updateMember('crm-1', {})],
    ['identify', json({ membership, record: other }), () => members.identify(6, '100201')],
    [
      'findVouchersOf',
      json({ items: [{ ...voucher, crmId: 'crm-2' }], next: null }),
      () => members.findVouchersOf({ crmId: 'crm-1', location: 6 }),
    ],
    ['findVoucher', json({ ...voucher, id: 'v-2' }), () => members.findVoucher('v-1')],
    ['readRecord', json({ id: 'crm-2' }), () => members.readRecord('crm-1')],
  ])('%s refuses a reply about another member', async (_, answer, call) => {
    service.script(answer);
    await expect(call()).rejects.toMatchObject({ kind: 'broken', fields: ['id'] });
  });

  it('a changed record is found by its earlier number and name', async () => {
    const former = {
      first_name: 'Zoe',
      last_name: 'Example',
      email: '',
      phone_mobile: '+447700900999',
    };
    service.script(json({ items: [{ ...record, former: [former] }, other], next: null }));
    const traits = {
      email: 'new@demo.test',
      firstName: 'Zoe',
      lastName: 'Example',
      dateOfBirth: '1990-02-28',
      mobile: '07700 900999',
      personId: null,
    };
    const values = valuesToSeek('new@demo.test', [traits]);
    const found = await members.searchMembers({ ...values, keys: heldKeys(traits) });
    expect(found.map((each) => each.member.id)).toEqual(['crm-1']);
    expect(JSON.parse(service.requests[0]?.body ?? '')).toEqual({
      emails: ['new@demo.test'],
      mobiles: ['+447700900999'],
      datesOfBirth: ['1990-02-28'],
      personIds: [],
    });
  });

  it('follows the pages of a list, and refuses one that does not end', async () => {
    service.script(
      json({ items: [voucher], next: 'c1' }),
      json({ items: [{ ...voucher, id: 'v-2', crmId: null }], next: null }),
    );
    const found = await members.findVouchersOf({ crmId: 'crm-1', location: 6 });
    expect(found.map(({ id }) => id)).toEqual(['won', 'v-1', 'v-2']);
    expect(service.requests[1]?.path).toBe('/members/crm-1/vouchers?location=6&cursor=c1');
    service.script(json({ items: [], next: 'c1' }));
    await expect(members.findVouchersOf({ crmId: 'crm-1', location: 6 })).rejects.toMatchObject({
      fields: ['next'],
    });
  });

  it('finds its own voucher without a request', async () => {
    service.script(status(500));
    expect(await members.findVoucher('won')).toMatchObject({ id: 'won' });
    expect(service.requests).toHaveLength(0);
  });

  it('finds the use of an offer by a member in the list of the member', async () => {
    const offer = { ...voucher, id: 'v-2', crmId: null };
    const used = { ...offer, usedAt: '2026-11-20T19:00:00Z', usedVenueId: 6 };
    service.script(json({ items: [voucher, used], next: null }));
    expect(await members.withUseOf(offer, 'crm-1')).toEqual(used);
    expect(service.requests[0]?.path).toBe('/members/crm-1/vouchers?location=6');
    service.script(json({ items: [voucher], next: null }));
    expect(await members.withUseOf(offer, 'crm-1')).toEqual(offer);
    service.script(json({ items: [{ ...used, crmId: 'crm-2' }], next: null }));
    await expect(members.withUseOf(offer, 'crm-1')).rejects.toMatchObject({ rule: 'G-15' });
  });

  it('registers with one key for one submission, also from another instance', async () => {
    const registered = [json({ membership, isNew: true }), json({ records: [record] })];
    service.script(cut, ...registered, ...registered);
    expect(await members.register(registration)).toEqual({
      membership,
      isNew: true,
    });
    await members.register(registration);
    const sent = service.requests.filter(({ path }) => path === '/members');
    const keys = sent.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    service.script(status(409));
    expect(await members.register(registration)).toBe('already-member');
  });

  it.each<[string, MemberRecord[], Partial<Membership>?]>([
    ['another address', [changed({ email: 'ann@demo.test' })]],
    ['another first name', [changed({ first_name: 'Ann' })]],
    ['another surname', [changed({ last_name: 'Other' })]],
    ['another customer number', [changed({ customer_number: '100299' })]],
    ['another date of birth', [{ ...record, dateOfBirth: '1990-02-27' }]],
    ['another casino', [changed({ home_casino: 9 })], { location: 9 }],
    ['no record', []],
  ])('refuses a registration whose record has %s', async (_, records, place) => {
    const reply = { membership: { ...membership, ...place }, isNew: true };
    service.script(json(reply), json({ records }));
    await expect(members.register(registration)).rejects.toMatchObject({ kind: 'broken' });
  });

  it('a repeated registration finds the record with the name and address that it had', async () => {
    const { first_name, last_name, email, phone_mobile } = member;
    const former = [{ first_name, last_name, email, phone_mobile }];
    const records = [{ ...changed({ last_name: 'Married', email: 'new@demo.test' }), former }];
    service.script(json({ membership, isNew: false }), json({ records }));
    expect(await members.register(registration)).toEqual({ membership, isNew: false });
  });

  it('an unknown id is null', async () => {
    service.script(status(404));
    expect(await members.updateMember('crm-9', {})).toBeNull();
    expect(await members.readRecord('crm-9')).toBeNull();
    expect(await members.identify(6, '1')).toBeNull();
  });

  it('caches nothing', async () => {
    service.script(json({ records: [record] }));
    await members.findMembers(['crm-1']);
    await members.findMembers(['crm-1']);
    expect(service.requests).toHaveLength(2);
  });
});

describe('the content service over HTTP', () => {
  const game = {
    id: 'g-1',
    name: 'Spin',
    GameStart: '2026-11-01T00:00:00Z',
    GameEnd: '2026-12-01T00:00:00Z',
    OptinStart: '2026-11-01T00:00:00Z',
    OptinEnd: '2026-12-01T00:00:00Z',
  };

  it('reads all pages of a list once', async () => {
    service.script(
      json({ items: [game], next: 'c1' }, { headers: { etag: '"1"' } }),
      json({ items: [{ ...game, id: 'g-2' }], next: null }),
    );
    expect((await content.listGames()).map(({ id }) => id)).toEqual(['g-1', 'g-2']);
    expect((await content.listGames()).map(({ id }) => id)).toEqual(['g-1', 'g-2']);
    expect(service.requests.map(({ path }) => path)).toEqual(['/games', '/games?cursor=c1']);
  });

  it('refuses content of another id', async () => {
    service.script(json(game));
    await expect(content.findGame('g-7')).rejects.toMatchObject({ kind: 'broken' });
  });

  it('an unknown id is null', async () => {
    service.script(status(404));
    expect(await content.findVenue(99)).toBeNull();
    expect(await content.findGamePrizes('none')).toBeNull();
  });

  it('keeps the events of a venue over midnight while the service is down', async () => {
    service.script(json({ items: [], next: null }), status(500));
    await content.listEvents(6, new Date('2026-11-23T23:45:00Z'));
    expect(await content.listEvents(6, new Date('2026-11-24T00:15:00Z'))).toEqual([]);
    expect(service.requests.map(({ path }) => path)).toEqual([
      '/venues/6/events?since=2026-11-23T00%3A00%3A00.000Z',
    ]);
  });

  it('requests a page in each language, and caches them apart', async () => {
    const page = { page: 'faqs', html: '<p>Questions.</p>', updatedOn: '2026-11-02' };
    const translated = { ...page, html: '<p>问题</p>', locale: 'zh-Hans' };
    service.script(json(page), json(translated));
    expect(await content.findInfoPage('faqs', 'en-GB')).toEqual(page);
    expect(await content.findInfoPage('faqs', 'zh-Hans')).toEqual(translated);
    expect(await content.findInfoPage('faqs', 'en-GB')).toEqual(page);
    const asked = service.requests.map(({ path, headers }) => [path, headers['accept-language']]);
    expect(asked).toEqual([
      ['/pages/faqs', 'en-GB'],
      ['/pages/faqs', 'zh-Hans'],
    ]);
  });

  it('refuses a page in a language that the app does not have', async () => {
    service.script(json({ page: 'terms', html: '', updatedOn: '2026-11-02', locale: 'fr' }));
    const request = content.findInfoPage('terms', 'zh-Hans');
    await expect(request).rejects.toMatchObject({ kind: 'broken', fields: ['locale'] });
  });

  it('keeps content that a reply about another id must not replace', async () => {
    const onStale = vi.fn();
    const settings = { url: service.url, credentials: { token: 'secret' } };
    const ages = { freshMs: 0, recentMs: 0, staleMs: 60_000 };
    const kept = httpContentService(settings, contentCache(onStale, ages));
    service.script(json(game), json({ ...game, id: 'g-7' }));
    await kept.findGame('g-1');
    expect(await kept.findGame('g-1')).toEqual(game);
    expect(await kept.findGame('g-1')).toEqual(game);
    expect(onStale).toHaveBeenCalledTimes(2);
  });

  it('stops reading a list whose pages come too slowly', async () => {
    const page = { status: 'ok', reply: { items: [], next: 'c' }, etag: null } as const;
    const read = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return page;
    });
    await expect(readPages(read, { withinMs: 50 })).rejects.toMatchObject({ kind: 'unavailable' });
    expect(read.mock.calls.length).toBeLessThan(5);
  });
});
