/** The id of the one play of a member, game and day. Specification section 9: one play a day. */
export function playId(play: { gameId: string; userId: string; day: string }): string {
  return `${play.gameId}_${play.userId}_${play.day}`;
}
