const FEATURES = 'packages/app/src/features';
const SHELL = 'packages/app/src/shell';

/** How hooks and routes react to a reply, to its loss and to a second press. */
export const HOOK_FAULTS = [
  {
    name: 'the pages of promotions stay open in promotion-free mode',
    file: `${FEATURES}/saferGambling/PromotionGate.tsx`,
    find: 'isPromotionFree(useShownMember() ?? {})',
    replace: 'isPromotionFree({ ...useShownMember(), saferGambling: undefined })',
    caughtBy: 'browser',
  },
  {
    name: 'a page that opens leaves the focus where it was',
    file: `${SHELL}/Arrival.tsx`,
    find: 'heading.focus({ preventScroll: true });',
    replace: '',
    caughtBy: 'browser',
  },
  {
    name: 'a page opens where the one before was scrolled to',
    file: `${SHELL}/useHistoryRules.ts`,
    find: 'window.scrollTo(0, 0)',
    replace: 'window.scrollTo(0, window.scrollY)',
    caughtBy: 'browser',
  },
  {
    name: 'a session that ended elsewhere keeps its page',
    file: `${SHELL}/MemberArea.tsx`,
    find: 'session.logOut();',
    replace: '',
    caughtBy: 'browser',
  },
  {
    name: 'a spin whose tab was closed is not shown at the next visit',
    file: `${FEATURES}/games/useSpin.ts`,
    find: 'session.keepCopy(uid, copy, spun);',
    replace: '',
    caughtBy: 'browser',
  },
  {
    name: 'the play of another day is shown as the result of a lost spin',
    file: `${FEATURES}/games/useSpin.ts`,
    find: 'if (lastPlay?.requestId === requestId) {',
    replace: "if (lastPlay && requestId !== '') {",
    caughtBy: 'browser',
  },
  {
    name: 'a double press sends an RSVP twice',
    file: `${FEATURES}/events/useRsvp.ts`,
    find: 'if (sending.current || !event) return;',
    replace: 'if (!event) return;',
    caughtBy: 'browser',
  },
  {
    name: 'an RSVP is sent although the browser is offline',
    file: `${FEATURES}/events/useRsvp.ts`,
    find: "if (!navigator.onLine) return setOutcome({ kind: 'offline' });",
    replace: '',
    caughtBy: 'browser',
  },
  {
    name: 'an answer that comes after log-out breaks the page',
    file: 'packages/app/src/lib/useRemote.ts',
    find: 'if (mounted.current) void mutate();',
    replace: 'void mutate();',
    caughtBy: 'browser',
  },
  {
    name: 'a second change of the profile is sent while the first is under way',
    file: `${FEATURES}/profile/useProfileChange.ts`,
    find: "loaded === null || change.status === 'saving'",
    replace: 'loaded === null',
    caughtBy: 'browser',
  },
  {
    name: 'an account is deleted although the password was wrong',
    file: `${FEATURES}/settings/useDeleteAccount.ts`,
    find: 'if (refusal !== null) {',
    replace: "if (refusal?.code === 'auth/user-disabled') {",
    caughtBy: 'browser',
  },
  {
    name: 'a reset link that was used here is offered again',
    file: `${FEATURES}/account/useResetPassword.ts`,
    find: "if (link.kind !== 'none') tabStorage.rememberUsedCode(link.value);",
    replace: '',
    caughtBy: 'browser',
  },
  {
    name: 'nobody is told that their address is verified already',
    file: `${FEATURES}/account/useVerifyEmail.ts`,
    find: 'if (!isVerified) return;',
    replace: 'if (isVerified) return;',
    caughtBy: 'browser',
  },
  {
    name: 'a ticket that failed is told as another fault',
    file: `${FEATURES}/account/useSupport.ts`,
    find: "error: 'support-ticket'",
    replace: "error: 'opt-in'",
    caughtBy: 'browser',
  },
];
