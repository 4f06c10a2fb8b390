const RULES = 'firestore.rules';

/** Faults in the security rules. */
export const RULE_FAULTS = [
  {
    name: 'any verified user can change every profile',
    file: RULES,
    find: 'allow update: if isOwner()',
    replace: 'allow update: if isVerified()',
    caughtBy: 'backend',
  },
  {
    name: 'an unverified address can read and write',
    file: RULES,
    find: ' && request.auth.token.email_verified == true',
    replace: '',
    caughtBy: 'backend',
  },
  {
    name: 'a login whose address has changed reads the profile',
    file: RULES,
    find: 'request.auth.token.email.lower() == resource.data.emailAddress',
    replace: 'request.auth.token.email.lower() != null',
    caughtBy: 'backend',
  },
  {
    name: 'an ended session opts in to a game',
    file: RULES,
    find: "request.auth.token.auth_time >= resource.data.get('sessionsSince', 0)",
    replace: 'request.auth.token.auth_time >= 0',
    caughtBy: 'backend',
  },
  {
    name: 'a member can change their own memberships',
    file: RULES,
    find: "hasOnly(['gameOptin'])",
    replace: "hasOnly(['gameOptin', 'memberships'])",
    caughtBy: 'backend',
  },
  {
    name: 'earlier opt-ins can be changed',
    file: RULES,
    find: '&& next[0:held.size()] == held',
    replace: '',
    caughtBy: 'backend',
  },
  {
    name: 'a write without a change is accepted forever',
    file: RULES,
    find: ' && isNow(held[held.size() - 1].timestamp)',
    replace: '',
    caughtBy: 'backend',
  },
  {
    name: 'a member in promotion-free mode opts in to a game',
    file: RULES,
    find: '&& !isPromotionFree()',
    replace: '',
    caughtBy: 'backend',
  },
  {
    name: 'a member reads the plays of others',
    file: RULES,
    find: 'isVerified() && resource.data.userId == request.auth.uid',
    replace: 'isVerified()',
    caughtBy: 'backend',
  },
];
