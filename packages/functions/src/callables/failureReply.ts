/** The messages for an account that cannot be created or linked; the page shows them. */
const REASONS = {
  'under-age': 'You must be 18 or over to join.',
  'weak-password': 'The chosen password is too weak',
  'no-password-login': 'This email address has no login with a password. Please create a new one.',
  'no-mobile': 'Please enter a valid mobile number',
  'already-member':
    'You are a member of this casino already. Link your membership with its number and your date of birth.',
  'no-match':
    'These details do not match a membership. Check the casino, the number and your date of birth, and that the membership has the email address of this login.',
  'membership-taken': 'This membership is linked to another login. Please contact support.',
  'of-another-person': 'This membership was linked to another login. Please contact support.',
  'location-taken': 'This login has a membership at this casino already.',
  suspended:
    'Your membership is suspended. Please speak to reception at your casino, or contact support.',
  'update-required':
    'Your membership needs updating before you can use Met Rewards. Please bring photo ID to reception at your casino, or contact support.',
  executive:
    'Executive memberships are looked after in person, not in this app. Please speak to your host, or contact support.',
  'account-required':
    'You need a full membership to use Met Rewards. Please ask reception at your casino to set one up, or contact support.',
  temporary:
    'You have a temporary membership. Complete it at reception at your casino, then come back, or contact support.',
  held: 'We cannot do this online. Please contact support, who will sort it out with you.',
} as const;

/** The reply for a request that a business rule rejects. Specification sections 5 and 8. */
export function failureReply(reason: keyof typeof REASONS) {
  return { success: false, error: REASONS[reason] };
}
