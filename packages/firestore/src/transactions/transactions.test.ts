import { beforeEach, describe, expect, test } from 'vitest';
import { CommitClock } from '../documents/clock.ts';
import { Database } from '../documents/database.ts';
import { DocumentLocks } from './locks.ts';
import { Transactions } from './transactions.ts';

const SECOND = 1_000;

let now: number;
let locks: DocumentLocks;
let transactions: Transactions;

beforeEach(() => {
  now = 1_000_000;
  locks = new DocumentLocks(SECOND);
  transactions = new Transactions(new Database(), new CommitClock(() => now), locks);
});

const isLocked = (path: string) => {
  const someone = {};
  const isFree = locks.tryAcquire(someone, [path]);
  locks.release(someone);
  return !isFree;
};

describe('a transaction', () => {
  test('is found by its id until it ends', () => {
    const transaction = transactions.begin('readWrite');
    expect(transactions.find(transaction.id)).toBe(transaction);
    transactions.end(transaction);
    expect(() => transactions.find(transaction.id)).toThrow('transaction has expired');
  });

  test('is not found by an unknown id', () => {
    expect(() => transactions.find('bm9uZQ==')).toThrow('transaction has expired');
  });

  test('expires after a minute without a call', () => {
    const transaction = transactions.begin('readWrite');
    now += 60 * SECOND;
    expect(transactions.find(transaction.id)).toBe(transaction);
    now += 61 * SECOND;
    expect(() => transactions.find(transaction.id)).toThrow('transaction has expired');
  });

  test('expires after 270 seconds, even if it is in use', () => {
    const { id } = transactions.begin('readOnly');
    for (let used = 0; used < 5; used += 1) {
      now += 54 * SECOND;
      transactions.find(id);
    }
    now += SECOND;
    expect(() => transactions.find(id)).toThrow('transaction has expired');
  });

  test('releases its locks when it expires', () => {
    const transaction = transactions.begin('readWrite');
    locks.tryAcquire(transaction, ['x']);
    now += 59 * SECOND;
    transactions.sweep();
    expect(isLocked('x')).toBe(true);
    now += 2 * SECOND;
    transactions.sweep();
    expect(isLocked('x')).toBe(false);
  });
});
