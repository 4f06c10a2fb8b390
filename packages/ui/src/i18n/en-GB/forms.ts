/** Texts of several forms. */
export const forms = {
  optional: 'optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  choose: 'Please choose',
  dateOfBirth: {
    hint: 'For example, 29 2 1980',
    parts: { day: 'Day', month: 'Month', year: 'Year' },
    impossible: 'That date does not exist. Please check the day and the month.',
  },
  /** The indicator of a new password. It is a hint, not a rule. Specification section 5. */
  passwordStrength: {
    label: 'Password strength',
    /** From weakest to strongest. */
    levels: ['Very weak', 'Weak', 'Fair', 'Strong', 'Very strong'],
    /** Shown while the field is empty. */
    hint: 'Three unusual words make a strong password.',
  },
} as const;
