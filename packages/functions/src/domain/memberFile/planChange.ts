import { keysFor } from '../persons/matches.ts';
import { heldKeys, MAX_KEYS } from '../persons/memberKeys.ts';
import type { MemberTraits } from '../ports/memberService.ts';
import type { RowProblem } from '../tables/cells.ts';
import type { Value } from '../tables/column.ts';
import { columnForField, FIELDS, type Field } from './columns.ts';
import type { RowFields } from './memberRow.ts';

/** A stored record, as the document holds it. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** The effect of a row on the stored record of its number. */
export type RowChange =
  | { readonly kind: 'create'; readonly record: StoredFields }
  /** Only the fields that differ. */
  | { readonly kind: 'update'; readonly changes: StoredFields }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refuse'; readonly problem: RowProblem };

/** The type of new members without one in the file. Specification section 4. */
const FIRST_TYPE = { membership_type_id: 49, membership_type_Name: 'Jack' };

/** The id of a new member. It depends only on the number, so that a repeated import finds the record. */
export function idOfNumber(customerNumber: string): string {
  return `crm-${customerNumber}`;
}

/**
 * Compares a row with the stored record of its number, or null. The file owns the fields of its columns,
 * except for the telephone number: it belongs to the member as soon as the record has one. The file has no
 * consents and interests. Keys of the current form are added to those of an earlier one. A number whose record does
 * not match the row is another person's, unless the import that added the record was taken back.
 */
export function planChange(row: RowFields, stored: StoredFields | null): RowChange {
  if (stored === null) return planRecord(row);
  if (isWithdrawn(stored)) {
    const planned = planRecord(row);
    return planned.kind === 'create' ? { kind: 'update', changes: planned.record } : planned;
  }
  const changes: Partial<Record<Field, Value>> = {};
  for (const field of FIELDS) {
    const value = row[field];
    const before = stored[field] ?? columnForField(field).whenEmpty;
    if (value === undefined || value === before) continue;
    if (field !== 'phone_mobile' || before === '') changes[field] = value;
  }
  const before = storedKeys(stored);
  const held = heldKeys(recordTraits({ ...stored, ...changes }));
  // A member stays findable by an earlier address, name or number.
  const keys = [...new Set([...held, ...before])].slice(0, MAX_KEYS);
  const isSame = keys.length === before.length && keys.every((key) => before.includes(key));
  if (isSame && Object.keys(changes).length === 0) return { kind: 'unchanged' };
  const owned = keysFor('ownership', held);
  const known = [...before, ...heldKeys(recordTraits(stored))];
  if (owned.length > 0 && !owned.some((key) => known.includes(key))) {
    const reason = 'A stored member with this number has another name, address and date of birth.';
    return { kind: 'refuse', problem: { column: 'customer_number', reason } };
  }
  return { kind: 'update', changes: isSame ? changes : { ...changes, person_keys: keys } };
}

function planRecord(row: RowFields): RowChange {
  const defaults = FIELDS.map((field) => [field, columnForField(field).whenEmpty]);
  const values = { ...Object.fromEntries(defaults), ...FIRST_TYPE, ...row };
  const keys = heldKeys(recordTraits(values));
  if (keys.length === 0) {
    const reason = 'The row needs an e-mail address, a date of birth or a mobile number.';
    return { kind: 'refuse', problem: { column: null, reason } };
  }
  const record = {
    ...values,
    id: idOfNumber(row.customer_number),
    person_keys: keys,
    pwa_content: { NewsFeed: [], OnlineGamingCTAContent: [] },
  };
  return { kind: 'create', record };
}

const WITHDRAWN = 'withdrawn:';

/**
 * The fields by which a record is that of no member, after the import that added it was taken back: nobody is found by its
 * keys, and its membership is suspended.
 */
export function withdrawnFields(crmId: string): StoredFields {
  return { suspended: true, person_keys: [`${WITHDRAWN}${crmId}`] };
}

function isWithdrawn(stored: StoredFields): boolean {
  return String(storedKeys(stored)[0] ?? '').startsWith(WITHDRAWN);
}

/** The identifying fields of a record. */
export function recordTraits(record: StoredFields): MemberTraits {
  const text = (field: string) => String(record[field] ?? '');
  return {
    email: text('email'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    dateOfBirth: text('date_of_birth'),
    mobile: text('phone_mobile'),
    personId: typeof record['person_id'] === 'string' ? record['person_id'] : null,
  };
}

function storedKeys({ person_keys: keys }: StoredFields): readonly unknown[] {
  return Array.isArray(keys) ? keys : [];
}
