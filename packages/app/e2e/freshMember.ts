import type { RunningBackend } from '@casino/functions/testing';
import { journeyBackend } from './backend.ts';

type Add = RunningBackend['addMember'];

/**
 * Adds a unique member for a journey that changes data. Returns the e-mail address for sign-in.
 */
export async function freshMember(...changes: Parameters<Add>): ReturnType<Add> {
  return (await journeyBackend()).addMember(...changes);
}
