import { describe, expect, it, vi } from 'vitest';
import { user } from '../../session/state/session.fixtures.ts';
import { createDeviceStorage, type KeyValueStore } from './storage.ts';

function memoryStore(): KeyValueStore & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value);
    },
    removeItem: (key) => {
      entries.delete(key);
    },
  };
}

function createStorage(now?: () => Date) {
  const store = memoryStore();
  return { store, storage: createDeviceStorage(() => store, now) };
}

describe('§3 the device storage', () => {
  it('separates copies by uid', () => {
    const { storage } = createStorage();
    storage.writeCopy('a', 'vouchers-1', [1]);
    expect(storage.readCopy('a', 'vouchers-1')).toEqual([1]);
    expect(storage.readCopy('b', 'vouchers-1')).toBeNull();
    expect(storage.readCopy('a', 'session-1')).toBeNull();
  });

  it('stores the time of a copy, and removes it with the copy', () => {
    let now = new Date('2026-11-21T10:00:00Z');
    const { storage } = createStorage(() => now);
    expect(storage.copySavedAt('a', 'session-1')).toBeNull();
    storage.writeCopy('a', 'session-1', {});
    now = new Date('2026-11-21T11:00:00Z');
    storage.writeCopy('a', 'vouchers-1', []);
    expect(storage.copySavedAt('a', 'session-1')).toBe('2026-11-21T10:00:00.000Z');
    expect(storage.copySavedAt('a', 'vouchers-1')).toBe('2026-11-21T11:00:00.000Z');
    storage.purgeMembers();
    expect(storage.copySavedAt('a', 'session-1')).toBeNull();
  });

  it('§3.64 removes every member, and keeps the last e-mail address and foreign keys', () => {
    const { store, storage } = createStorage();
    store.setItem('theme', 'dark');
    storage.rememberEmail('jack@demo.test');
    storage.presumeSignedIn(user);
    expect(storage.presumedUser()).toEqual(user);
    storage.writeCopy('a', 'session-1', {});
    storage.writeCopy('b', 'vouchers-1', []);
    storage.purgeMembers();
    expect([...store.entries]).toEqual([
      ['theme', 'dark'],
      ['casino.last-email', 'jack@demo.test'],
    ]);
    expect(storage.presumesSignedIn()).toBe(false);
    expect(storage.presumedUser()).toBeNull();
  });

  it('keeps reading pages after log-out', () => {
    const { storage } = createStorage();
    expect(storage.readPage('faqs')).toBeNull();
    storage.writePage('faqs', { html: '<p>Yes.</p>' });
    storage.purgeMembers();
    storage.clearDrafts();
    expect(storage.readPage('faqs')).toEqual({ html: '<p>Yes.</p>' });
    expect(storage.readPage('terms')).toBeNull();
  });

  it('treats an invalid copy as absent', () => {
    const { store, storage } = createStorage();
    store.setItem('casino.member.a.session-1', '{');
    expect(storage.readCopy('a', 'session-1')).toBeNull();
  });

  it('returns the same copy until it changes', () => {
    const { storage } = createStorage();
    storage.writeCopy('a', 'vouchers-1', [1]);
    const copy = storage.readCopy('a', 'vouchers-1');
    expect(storage.readCopy('a', 'vouchers-1')).toBe(copy);
    storage.writeCopy('a', 'vouchers-1', [1, 2]);
    expect(storage.readCopy('a', 'vouchers-1')).toEqual([1, 2]);
  });

  it('calls a subscriber after a change in this tab or another, until it unsubscribes', () => {
    vi.stubGlobal('window', new EventTarget());
    const { storage } = createStorage();
    const seen: (string | null)[] = [];
    const unsubscribe = storage.subscribe(() => seen.push(storage.lastEmail()));
    storage.rememberEmail('jack@demo.test');
    window.dispatchEvent(new Event('storage'));
    storage.forgetEmail();
    unsubscribe();
    storage.rememberEmail('ace@demo.test');
    window.dispatchEvent(new Event('storage'));
    vi.unstubAllGlobals();
    expect(seen).toEqual(['jack@demo.test', 'jack@demo.test', null]);
  });

  it('ignores storage that is forbidden or full', () => {
    const storage = createDeviceStorage(() => {
      throw new Error('SecurityError');
    });
    storage.rememberEmail('jack@demo.test');
    storage.purgeMembers();
    expect(storage.lastEmail()).toBeNull();
    expect(storage.presumesSignedIn()).toBe(false);
  });
});
