const FUNCTIONS = 'packages/functions/src';

/** What is written down, once and together, and what e-mails become of it. */
export const STORE_FAULTS = [
  {
    name: 'an RSVP is written over the one before',
    file: `${FUNCTIONS}/stores/optIns.ts`,
    find: '.create({ ...optIn })',
    replace: '.set({ ...optIn })',
    caughtBy: 'backend',
  },
  {
    name: 'a prize is given out more often than there is stock',
    file: `${FUNCTIONS}/stores/gameStock.ts`,
    find: ', { lastUpdateTime: version }',
    replace: '',
    caughtBy: 'backend',
  },
  {
    name: 'a submission that is sent again is told that it is a member already',
    file: `${FUNCTIONS}/stores/registrations.ts`,
    find: "before.get('submissionId') === submissionId",
    replace: "before.get('submission') === submissionId",
    caughtBy: 'backend',
  },
  {
    name: 'a membership of a deleted account cannot be linked again',
    file: `${FUNCTIONS}/stores/accountRecords.ts`,
    find: 'await releaseLinks(database(), uid, linksEndAt);',
    replace: '',
    caughtBy: 'backend',
  },
  {
    name: 'a deletion that was refused removes the data all the same',
    file: `${FUNCTIONS}/domain/accountDeletion.ts`,
    find: "(await identities.stateOf(begun.uid)) === 'open'",
    replace: "(await identities.stateOf(begun.uid)) === 'gone'",
    caughtBy: 'backend',
  },
  {
    name: 'a member whose account is deleted goes on getting marketing',
    file: `${FUNCTIONS}/domain/accountDeletion.ts`,
    find: 'await members.withdrawMarketing(crmId, new Date(requestedAt));',
    replace: 'await members.withdrawMarketing(crmId + uid, new Date(requestedAt));',
    caughtBy: 'backend',
  },
  {
    name: 'a ticket is given up when the mail server refuses it once',
    file: `${FUNCTIONS}/mail/sendMails.ts`,
    find: "failure.refused && kind !== 'for-desk'",
    replace: 'failure.refused',
    caughtBy: 'backend',
  },
  {
    name: 'an e-mail shows HTML that somebody wrote',
    file: `${FUNCTIONS}/mail/letter.ts`,
    find: "'<': '&lt;',",
    replace: '',
    caughtBy: 'backend',
  },
];
