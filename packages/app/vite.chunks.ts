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
    {
      name: 'member',
      priority: 1,
      test: /\/ui\/src\/screens\/Home\/|\/app\/src\/(?:shell\/MemberShell|features\/home\/toHome|session\/useKept|lib\/useNow|lib\/useWakeLock|features\/(?:events\/useWhatsOn|games\/useListedGames|offers\/useVouchers|benefits\/useBenefits))\./,
    },
  ],
};
