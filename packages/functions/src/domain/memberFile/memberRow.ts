import { isOfAge } from '../../contract/rules/age.ts';
import { isKnownMembershipType, toTier } from '../../contract/rules/membership.ts';
import { UNKNOWN_BIRTHDAY } from '../../contract/rules/typedValues.ts';
import { TIER_NAMES } from '../../contract/tiers.ts';
import type { CellValues, RowProblem } from '../tables/cells.ts';
import type { Field } from './columns.ts';

/** The values of one row: a field for each column of the file. */
export type RowFields = MemberCells & {
  readonly customer_number: string;
  readonly home_casino: number;
};
/** The values of the valid cells of a row. */
export type MemberCells = CellValues<Field>;

/**
 * The problems of a row that no cell has alone. Gives a membership type without a name that of its tier.
 * @param today `yyyy-mm-dd`, decides the age
 */
export function checkMember(values: MemberCells, today: string): readonly RowProblem[] {
  return [...nameType(values), ...checkBirth(values, today)];
}

/** A type without a name has the name of its tier. */
function nameType(fields: MemberCells): RowProblem[] {
  const { membership_type_id: type, membership_type_Name: name = '' } = fields;
  if (typeof type !== 'number' || name !== '') return [];
  if (!isKnownMembershipType(type)) {
    const reason = 'The cell is empty. A membership type without a tier needs a name.';
    return [{ column: 'membership_type_Name', reason }];
  }
  fields.membership_type_Name = TIER_NAMES[toTier(type)];
  return [];
}

function checkBirth({ date_of_birth: born }: MemberCells, today: string): RowProblem[] {
  if (typeof born !== 'string' || born === '') return [];
  if (born === UNKNOWN_BIRTHDAY) {
    const reason = 'This day stands for an unknown one. Leave the cell empty.';
    return [{ column: 'date_of_birth', reason }];
  }
  if (isOfAge(born, today)) return [];
  return [{ column: 'date_of_birth', reason: 'The member is under 18.' }];
}
