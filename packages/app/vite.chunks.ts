import type { Rolldown } from 'vite';

/**
 * Which modules come in one file. Left to itself the build writes a file for each set of pages that share a
 * module: seventy of them for a member's home, each compressed without knowing the others, a tenth more to
 * download. What the first pages and the member's area need is named here by where it begins; what that
 * imports comes along. Earlier groups take first. The libraries of the first pages are a file of their own, so
 * that reading them and reading the app are two tasks. docs/decisions/065.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      name: 'libraries',
      tags: ['$initial'],
      priority: 5,
      test: /node_modules|\/app\/src\/libraries\./,
    },
    { name: 'first', tags: ['$initial'], priority: 4 },
    {
      name: 'login',
      priority: 3,
      test: /\/ui\/src\/screens\/(?:Login|Landing)\/|\/app\/src\/(?:lib\/useOnline|features\/account\/(?:Landing|LoginForm)Route)\./,
    },
    // Both the member's area and what calls the backend read it, and neither brings the other along.
    { name: 'env', priority: 4, test: /\/app\/src\/env\./ },
    // What signs somebody in and calls the backend: fetched as soon as the app is here.
    {
      name: 'identity',
      priority: 3,
      test: /\/app\/src\/(?:session\/firebaseIdentity|lib\/firebaseCalls)\./,
    },
    {
      name: 'announcements',
      priority: 2,
      test: /\/app\/src\/(?:shell\/Announcements|shell\/NoticeHost|pwa\/UpdateDialog)\./,
    },
    // Apart, for the forms that ask for a date of birth: they show nothing of the member's area, which in turn
    // needs no parser.
    {
      name: 'calendar',
      priority: 2,
      test: /\/dayjs\/(?!plugin\/customParseFormat)|\/contract\/(?:calendar|games\/venueDay)\./,
    },
    // Apart, for every page but the first.
    { name: 'messages', priority: 2, test: /\/ui\/src\/i18n\// },
    {
      name: 'validation',
      priority: 3,
      test: /node_modules\/(?:react-hook-form|@hookform|zod)\/|\/screens\/account\/useAccountForm\./,
    },
    // Fields that a few pages beyond the forms have.
    {
      name: 'choices',
      priority: 2,
      test: /\/ui\/src\/primitives\/(?:Select|Checkbox|CheckboxGroup|RadioGroup|TelephoneField)\//,
    },
    // What many pages share: neither a form nor the member's area brings the other along for it.
    { name: 'common', priority: 2, minShareCount: 8 },
    {
      name: 'forms',
      priority: 1,
      test: /\/ui\/src\/screens\/account\/|\/app\/src\/(?:shell\/AccountPages|features\/account\/(?:Register|CreateLogin|ForgottenPassword|ResetPassword|Support)Route)\./,
    },
    {
      name: 'member',
      priority: 1,
      test: /\/ui\/src\/screens\/Home\/|\/app\/src\/(?:shell\/MemberArea|shell\/MemberShell|features\/home\/|firstFrame\/|session\/useMemberData|lib\/useNow|lib\/useWakeLock|features\/(?:events\/useWhatsOn|games\/useListedGames|offers\/useVouchers|benefits\/useBenefits))/,
    },
  ],
};
