import { beforeEach, describe, expect, it, vi } from 'vitest';
import { joinDraft } from './joinDraft.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const OWNER = 'zoe@example.test';
const form = {
  title: 'Ms',
  firstName: 'Zoë',
  lastName: "O'Sample",
  dob: '1990-02-28',
  gender: 'female',
  email: OWNER,
  mobile: '07700 900123',
  location: 6,
  over18: true,
  terms: true,
  marketing: ['sms'],
} as const;
const typed = { ...form, location: '6', marketing: ['sms'] };
const membership = { location: 6, membershipNumber: '100050' };

let entries: Map<string, string>;

beforeEach(() => {
  entries = new Map();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => entries.set(key, value),
      removeItem: (key: string) => entries.delete(key),
    },
  });
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('§3 the draft of joining', () => {
  it('begins with the first field, with one submission id until the registration', () => {
    joinDraft.keepRegistration({ ...typed, firstName: 'Z' });
    const first = joinDraft.submissionId();
    joinDraft.keepRegistration(typed);
    expect(joinDraft.read(null)).toEqual({ registration: typed, submissionId: first });
    joinDraft.registered(form, '100050');
    expect(joinDraft.submissionId()).not.toBe(first);
  });

  it('of a registered visitor holds the values of the login, and the number without the date of birth', () => {
    joinDraft.registered(form, '100050');
    const { firstName, lastName, dob, email } = form;
    expect(joinDraft.read(null)).toEqual({
      login: { firstName, lastName, dob, email },
      membership,
    });
    joinDraft.loginCreated(OWNER, null);
    expect([...entries.values()].join()).not.toMatch(/Sample|1990/);
  });

  it('without a registration ends when the login exists', () => {
    joinDraft.keepLogin({ firstName: 'Zoë', email: OWNER });
    joinDraft.loginCreated(OWNER, null);
    expect(entries.size).toBe(0);
  });

  it('of a created login shows the number and the wanted page to its owner only', () => {
    joinDraft.registered(form, '100050');
    joinDraft.loginCreated('Zoe@Example.test', '/account/link');
    expect(joinDraft.read(OWNER)).toMatchObject({ membership, wanted: '/account/link' });
    for (const other of [null, 'other@example.test']) {
      expect(joinDraft.read(other)).not.toHaveProperty('membership');
      expect(joinDraft.read(other)).not.toHaveProperty('wanted');
    }
  });

  it('forgets the wanted page of a login that is created from another page', () => {
    joinDraft.loginCreated(OWNER, '/account/link');
    joinDraft.loginCreated(OWNER, null);
    expect(entries.size).toBe(0);
  });

  it('of a member who has joined ends, but for the number', () => {
    joinDraft.keepRegistration(typed);
    joinDraft.joined('100050');
    expect(joinDraft.read(OWNER)).toEqual({});
    expect(joinDraft.readJoined()).toEqual({ customerNumber: '100050' });
    expect([...entries.values()].join()).not.toContain('Sample');
  });

  it('ends a week after its first field', () => {
    joinDraft.keepLogin({ firstName: 'Z' });
    vi.advanceTimersByTime(7 * DAY_MS - 1);
    joinDraft.keepLogin({ firstName: 'Zoë' });
    expect(joinDraft.read(null).login).toEqual({ firstName: 'Zoë' });
    vi.advanceTimersByTime(1);
    expect(joinDraft.read(null)).toEqual({});
    expect(entries.size).toBe(0);
  });
});
