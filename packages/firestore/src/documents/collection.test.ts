import { beforeEach, describe, expect, test } from 'vitest';
import { array, integer, string, type Value } from '../values/value.ts';
import { Collection } from './collection.ts';
import type { Document } from './document.ts';

let collection: Collection;

beforeEach(() => {
  collection = new Collection('things');
});

const put = (id: string, v: Value) => {
  const document: Document = {
    path: `things/${id}`,
    fields: new Map([['v', v]]),
    createTime: 1,
    updateTime: 1,
  };
  collection.replace(id, document);
};
const equal = (v: Value) => [...collection.index(['v'], 'equality').find(v)].sort();
const holding = (v: Value) => [...collection.index(['v'], 'contains').find(v)].sort();

describe('an index of a field', () => {
  test('contains documents from before and after its creation', () => {
    put('a', integer(1));
    expect(equal(integer(1))).toEqual(['a']);
    put('b', integer(1));
    expect(equal(integer(1))).toEqual(['a', 'b']);
  });

  test('removes changed and deleted documents', () => {
    put('a', integer(1));
    put('b', integer(1));
    equal(integer(1));
    put('a', integer(2));
    collection.replace('b', undefined);
    expect(equal(integer(1))).toEqual([]);
    expect(equal(integer(2))).toEqual(['a']);
  });

  test('of array elements adds and removes each element', () => {
    put('a', array([integer(1), string('x'), integer(1)]));
    expect(holding(integer(1))).toEqual(['a']);
    put('a', array([string('x')]));
    expect([holding(integer(1)), holding(string('x'))]).toEqual([[], ['a']]);
    put('a', string('x'));
    expect(holding(string('x'))).toEqual([]);
  });
});

test('ids stay sorted when documents are added and removed', () => {
  for (const id of ['c', 'a']) put(id, integer(1));
  expect(collection.ids()).toEqual(['a', 'c']);
  for (const id of ['b', 'd', '__id5__', 'a']) put(id, integer(2));
  expect(collection.ids()).toEqual(['__id5__', 'a', 'b', 'c', 'd']);
  collection.replace('b', undefined);
  collection.replace('x', undefined);
  expect(collection.ids()).toEqual(['__id5__', 'a', 'c', 'd']);
});
