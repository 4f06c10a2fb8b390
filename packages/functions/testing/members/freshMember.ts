import { testBackend } from '../backend/testBackend.ts';
import { type AddedMember, addMember, type MemberChanges } from './addMember.ts';

/**
 * Adds a member that no other test uses to the backend of this test run.
 * @param record fields of the member service's record that differ from those of `jack`
 */
export function freshMember(
  record: NonNullable<MemberChanges['record']> = {},
  others: Omit<MemberChanges, 'record'> = {},
): Promise<AddedMember> {
  return addMember(testBackend(), { record, ...others });
}
