import type { SeedClock } from './clock.ts';

/** A game in progress, a game with open opt-in, a future game and a past game. */
export function games({ inDays }: SeedClock) {
  return [
    {
      id: 'winter-wheel',
      name: 'The Winter Wheel',
      OptinStart: inDays(-10),
      OptinEnd: inDays(11),
      GameStart: inDays(-7),
      GameEnd: inDays(14),
    },
    {
      id: 'kings-week',
      name: 'King’s Week',
      OptinStart: inDays(-1),
      OptinEnd: inDays(6),
      GameStart: inDays(3),
      GameEnd: inDays(10),
    },
    {
      id: 'spring-spin',
      name: 'The Spring Spin',
      OptinStart: inDays(30),
      OptinEnd: inDays(44),
      GameStart: inDays(31),
      GameEnd: inDays(45),
    },
    {
      id: 'autumn-aces',
      name: 'Autumn Aces',
      OptinStart: inDays(-60),
      OptinEnd: inDays(-40),
      GameStart: inDays(-58),
      GameEnd: inDays(-38),
    },
  ];
}
