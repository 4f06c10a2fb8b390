import type { RunningBackend } from '@casino/functions/testing';
import { journeyBackend } from './backend.ts';

type Add = RunningBackend['addMember'];

/**
 * Adds a member whom no other journey knows, for a journey that changes data. Sign in with the e-mail
 * address that comes back.
 */
export async function freshMember(...changes: Parameters<Add>): ReturnType<Add> {
  return (await journeyBackend()).addMember(...changes);
}
