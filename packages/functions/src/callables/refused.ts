/** Why an account is not made or linked, in the words of the page that says so. */
const REASONS = {
  'under-age': 'You must be 18 or over to join.',
  'email-in-use': 'This email address has a login already. Log in, or reset your password.',
  'weak-password': 'The chosen password is too weak',
  'no-mobile': 'Please enter a valid mobile number',
  'already-member':
    'You are a member of this casino already. Link your membership with its number and your date of birth.',
  'no-match':
    'These details do not match a membership. Check the casino, the number and your date of birth, and that the membership has the email address of this login.',
  'membership-taken': 'This membership is linked to another login. Please contact support.',
  'location-taken': 'This login has a membership at this casino already.',
} as const;

/** A refusal that the product expects, as the reply of a callable. Specification sections 5 and 8. */
export function refused(reason: keyof typeof REASONS) {
  return { success: false, error: REASONS[reason] };
}
