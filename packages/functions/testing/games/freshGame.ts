import { testBackend } from '../backend/testBackend.ts';
import { addGame, type GameOptions } from './addGame.ts';

/** Adds a game that no other test uses to the backend of this test run. */
export function freshGame(options: GameOptions): ReturnType<typeof addGame> {
  return addGame(testBackend(), options);
}
