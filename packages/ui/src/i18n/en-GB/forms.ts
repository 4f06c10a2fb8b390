/** Words that forms share. */
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
  /** Told while a new password is typed; a hint, never a rule. Specification section 5. */
  passwordStrength: {
    label: 'Password strength',
    /** From the weakest to the strongest. */
    levels: ['Very weak', 'Weak', 'Fair', 'Strong', 'Very strong'],
    /** Shown until something is typed. */
    hint: 'Three unusual words make a strong password.',
  },
} as const;
