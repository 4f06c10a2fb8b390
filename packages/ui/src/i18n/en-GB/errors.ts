/** Error messages. The quotes of specification sections 5 and 8 are used literally. */
export const errors = {
  /** Keyed by the code of the identity service without its `auth/` prefix. Specification section 8. */
  signIn: {
    'user-not-found': 'No account found with this email.',
    'wrong-password': 'Incorrect password. Please try again.',
    'missing-password': 'Please enter a password.',
    'invalid-credential': 'Invalid credentials. Please try again.',
    'invalid-email': 'The email address is not valid.',
    'user-disabled': 'This account has been disabled.',
    'too-many-requests': 'Too many failed attempts. Try again later.',
    'network-request-failed': 'Network error. Check your connection.',
  },
  /** The title of the dialogs below. Specification section 8. */
  dialogTitle: 'Error',
  problemTitle: 'Problem',
  dialogs: {
    'game-data': 'Unable to get game data',
    'spin-the-wheel': 'Unable to spin the wheel',
    'parse-result': 'Unable to parse the result',
    'prize-feed': 'Unable to Load Prize Feed',
    'opt-in': 'Unable to submit a OptIn request',
    'support-ticket': 'Unable to submit a support ticket',
    'home-casino-not-found': 'Home Casino not found (member)',
    'venue-details': 'Unable to find venue details',
    'member-not-found': 'Member not found (remote)',
    'not-signed-in': 'User not signed in',
    'profile-not-found': 'User Profile not found!',
    'game-not-found': 'Unable to find the game',
  },
  /** The title of the dialogs of `blocks`. */
  blockTitle: 'Your membership',
  /** The reasons for a log-out after sign-in. Specification section 4 names them. */
  blocks: {
    suspended:
      'Your membership is suspended, so you have been logged out. Please speak to reception at your casino.',
    'update-required':
      'Your membership needs updating before you can use Met Rewards. Please bring photo ID to reception at your casino.',
    executive:
      'Executive memberships are looked after in person, not in this app. Please speak to your host.',
    'account-required':
      'You need a full membership to use Met Rewards. Please ask reception at your casino to set one up.',
    temporary:
      'You have a temporary membership, which has no casino, events or restaurant yet. Complete it at reception, then come back.',
  },
  /** The title of the dialog of `offlineLogOut`. */
  offlineTitle: 'You are offline',
  offlineLogOut:
    'You appear to be offline, so you have been logged out. Check your connection and log in again.',
  somethingWentWrong: 'Something went wrong',
  /** A reference for support, such as 1A2B3C4D. */
  reference: (reference: string) => `Your reference is ${reference}.`,
  /** Specification section 5. */
  validation: {
    required: (label: string) => `${label} is required`,
    invalidEmail: 'Invalid email address',
    provideAll: 'Please provide all the required information',
    completeHighlighted: 'Please complete the errors highlighted in red',
    weakPassword: 'The chosen password is too weak',
    selectGender: 'Please select a gender',
    confirmAge: 'Please confirm you are over the age of 18',
    acceptTerms: 'Please accept the Terms & Conditions to create an account',
  },
} as const;
