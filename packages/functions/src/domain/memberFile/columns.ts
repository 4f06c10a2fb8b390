import * as z from 'zod/mini';
import {
  customerNumberSchema,
  dateOfBirthSchema,
  emailSchema,
  nameSchema,
} from '../../contract/account.ts';
import { UNKNOWN_BIRTHDAY } from '../../contract/rules/typedValues.ts';
import { daySchema, venueIdSchema } from '../../contract/schemas.ts';
import { mobileNumber } from '../addresses/mobileNumber.ts';
import { type Column, decimal, whole } from '../tables/column.ts';

const points: Column = {
  allowed: 'a number without a thousands separator',
  schema: decimal,
  whenEmpty: 0,
};

const name: Column = {
  allowed: 'a name of 1 to 50 letters',
  schema: nameSchema,
};

/** The longest number that leaves room for the prefix of its id. */
const MAX_NUMBER = 60;

const YES = ['yes', 'true', '1'];
const NO = ['no', 'false', '0'];

/** The columns by the field of the record. Specification section 3, "Member data". */
export const COLUMNS = {
  customer_number: {
    allowed: `1 to ${MAX_NUMBER} letters, digits, hyphens and underscores`,
    schema: customerNumberSchema.check(z.maxLength(MAX_NUMBER)),
  },
  first_name: name,
  last_name: name,
  home_casino: { allowed: 'the number of a casino', schema: whole(venueIdSchema) },
  email: { allowed: 'an e-mail address', schema: emailSchema, whenEmpty: '' },
  phone_mobile: {
    allowed: 'a mobile number, British unless it begins with + and the country code',
    schema: z.pipe(
      z.string(),
      z.transform((typed, context) => {
        const number = mobileNumber(typed);
        if (number === null) context.issues.push({ code: 'custom', input: typed });
        return number ?? '';
      }),
    ),
    whenEmpty: '',
  },
  date_of_birth: {
    allowed: 'a day since 1900',
    // The check of the row says why this day is refused.
    schema: z.union([z.literal(UNKNOWN_BIRTHDAY), dateOfBirthSchema]),
    whenEmpty: '',
    isDate: true,
  },
  suspended: {
    allowed: 'yes or no',
    schema: z.pipe(
      z.string().check(z.toLowerCase(), z.regex(new RegExp(`^(${[...YES, ...NO].join('|')})$`))),
      z.transform((text) => YES.includes(text)),
    ),
    whenEmpty: false,
  },
  membership_type_id: {
    allowed: 'the number of a membership type',
    schema: whole(z.int()),
    whenEmpty: 49,
  },
  membership_type_Name: {
    allowed: 'at most 120 characters',
    schema: z.string().check(z.maxLength(120)),
    whenEmpty: '',
  },
  tierPoints: points,
  rewardPoints: points,
  loyalty_points: points,
  loyalty_points_end_date: {
    allowed: 'a day',
    schema: daySchema,
    whenEmpty: null,
    isDate: true,
  },
} as const satisfies Readonly<Record<string, Column>>;

export type Field = keyof typeof COLUMNS;
export const FIELDS = Object.keys(COLUMNS) as Field[];

/** The column of a field, with its optional parts. */
export function columnForField(field: Field): Column {
  return COLUMNS[field];
}
