import { deleteField } from '../../testing/plain.ts';
import { type Case, writing } from '../case.ts';

export const MERGES: readonly Case[] = [
  writing(
    'merges fields into a document',
    { x: 1, y: 2 },
    (client) => client.set('a', { y: 3, z: 4 }, { merge: true }),
    { x: 1, y: 3, z: 4 },
  ),
  writing(
    'creates a document by a merge',
    null,
    (client) => client.set('a', { x: 1 }, { merge: true }),
    { x: 1 },
  ),
  writing(
    'merges into nested maps',
    { m: { x: 1, n: { y: 2 } } },
    (client) => client.set('a', { m: { n: { z: 3 } } }, { merge: true }),
    { m: { x: 1, n: { y: 2, z: 3 } } },
  ),
  writing(
    'replaces an array in a merge',
    { v: [1, 2] },
    (client) => client.set('a', { v: [3] }, { merge: true }),
    { v: [3] },
  ),
  writing(
    'replaces a map by an empty one in a merge',
    { m: { x: 1 } },
    (client) => client.set('a', { m: {} }, { merge: true }),
    { m: {} },
  ),
  writing(
    'replaces a value by a map in a merge',
    { m: 5 },
    (client) => client.set('a', { m: { x: 1 } }, { merge: true }),
    { m: { x: 1 } },
  ),
  writing(
    'deletes a field in a merge',
    { x: 1, y: 2 },
    (client) => client.set('a', { x: deleteField }, { merge: true }),
    { y: 2 },
  ),
  writing(
    'deletes a nested field in a merge',
    { m: { x: 1, y: 2 } },
    (client) => client.set('a', { m: { x: deleteField } }, { merge: true }),
    { m: { y: 2 } },
  ),
  writing(
    'changes only the fields of a mask',
    { x: 1, y: 2 },
    (client) => client.set('a', { x: 5, y: 6 }, { mergeFields: ['x'] }),
    { x: 5, y: 2 },
  ),
  writing(
    'replaces the whole map that a mask names',
    { m: { x: 1, y: 2 } },
    (client) => client.set('a', { m: { x: 5 } }, { mergeFields: ['m'] }),
    { m: { x: 5 } },
  ),
  writing(
    'changes the nested field that a mask names',
    { m: { x: 1, y: 2 } },
    (client) => client.set('a', { m: { x: 5, y: 6 } }, { mergeFields: ['m.x'] }),
    { m: { x: 5, y: 2 } },
  ),
  writing(
    'merges fields with odd names',
    { 'a.b': 1, '`': 2, keep: 3 },
    (client) => client.set('a', { 'a.b': 5, '`': 6, '\\': 7, 'x y': 8 }, { merge: true }),
    { 'a.b': 5, '`': 6, '\\': 7, 'x y': 8, keep: 3 },
  ),
  writing('merges no fields', { x: 1 }, (client) => client.set('a', {}, { merge: true }), {
    x: 1,
  }),
];

export const UPDATES: readonly Case[] = [
  writing(
    'updates a nested field by its path',
    { m: { x: 1, y: 2 } },
    (client) => client.update('a', { 'm.x': 5 }),
    { m: { x: 5, y: 2 } },
  ),
  writing(
    'creates the parent maps of a field',
    {},
    (client) => client.update('a', { 'm.n.x': 1 }),
    {
      m: { n: { x: 1 } },
    },
  ),
  writing(
    'replaces a value by the parent map of a field',
    { m: 5 },
    (client) => client.update('a', { 'm.x': 1 }),
    { m: { x: 1 } },
  ),
  writing('deletes a field', { x: 1, y: 2 }, (client) => client.update('a', { x: deleteField }), {
    y: 2,
  }),
  writing(
    'deletes a nested field',
    { m: { x: 1, y: 2 } },
    (client) => client.update('a', { 'm.x': deleteField }),
    { m: { y: 2 } },
  ),
  writing('deletes a missing field', { y: 2 }, (client) => client.update('a', { x: deleteField }), {
    y: 2,
  }),
  writing(
    'keeps the map when its last field is deleted',
    { m: { x: 1 } },
    (client) => client.update('a', { 'm.x': deleteField }),
    { m: {} },
  ),
  writing(
    'updates a field with a dot in its name',
    { 'a.b': 1, a: { b: 2 } },
    (client) => client.updateField('a', ['a.b'], 5),
    { 'a.b': 5, a: { b: 2 } },
  ),
  writing(
    'updates a field with a backtick and a backslash in its name',
    { x: 1 },
    (client) => client.updateField('a', ['`\\', 'y z'], 5),
    { x: 1, '`\\': { 'y z': 5 } },
  ),
  writing(
    'updates a field with a digit at the start of its name',
    { x: 1 },
    (client) => client.updateField('a', ['1st'], 5),
    { x: 1, '1st': 5 },
  ),
];
