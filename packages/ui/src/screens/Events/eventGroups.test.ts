import { describe, expect, it } from 'vitest';
import type { EventKind } from '../../artwork/EventArtwork.tsx';
import { firstHand } from '../../components/EventCard/event.fixtures.ts';
import { type EventGroup, groupsIn, selectEvents } from './eventGroups.ts';

const eventsLike = (...kinds: readonly EventKind[]) =>
  kinds.map((kind, index) => ({ ...firstHand, id: `${index}`, kind }));
const of = (...groups: readonly EventGroup[]) => new Set(groups);

describe('the groups of events', () => {
  it.each([
    ['no events', [], of(), []],
    ['one event of each group', ['music', 'cards', 'tea'], of(), []],
    ['two groups of two', ['cards', 'music', 'music', 'cards'], of(), ['music', 'cards']],
    ['kinds of one group', ['tea', 'roast', 'cards', 'cards'], of(), ['dining', 'cards']],
    [
      'a group of one event beside',
      ['tea', 'roast', 'cards', 'cards', 'music'],
      of(),
      ['music', 'dining', 'cards'],
    ],
    ['one group only', ['cards', 'cards', 'cards'], of(), []],
    ['a chosen group that this month lacks', ['cards', 'cards'], of('music'), ['music', 'cards']],
    ['a chosen group alone', [], of('music'), ['music']],
  ] as const)('%s', (_, kinds, chosen, groups) => {
    expect(groupsIn(eventsLike(...kinds), chosen)).toEqual(groups);
  });
});

describe('the events of groups', () => {
  const events = eventsLike('tea', 'cards', 'roast', 'music');
  it.each([
    ['none chosen', of(), ['0', '1', '2', '3']],
    ['one', of('dining'), ['0', '2']],
    ['two, in their order', of('music', 'dining'), ['0', '2', '3']],
    ['one without events', of('slots'), []],
  ] as const)('%s', (_, chosen, ids) => {
    expect(selectEvents(events, chosen).map(({ id }) => id)).toEqual(ids);
  });
});
