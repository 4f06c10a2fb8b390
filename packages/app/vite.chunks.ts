import type { Rolldown } from 'vite';
import type { PageChunk } from './src/pages/page.ts';
import { childRoutes, PAGES } from './src/pages/pages.ts';

/** An alternative of a regular expression: the route components in a chunk, below `features`. */
const routesIn = (chunk: PageChunk) => {
  const pages = Object.values(PAGES).filter((page) => page.chunk === chunk);
  return `features/(?:${[...new Set(pages.flatMap(childRoutes))].join('|')})`;
};

/** The module that imports the words of a language. */
const WORDS = /\/lib\/language\/words\/([\w-]+)\.ts$/;

/**
 * Which modules share a chunk. By default, the bundler writes a chunk for each set of pages that share a module: 70 for a
 * member's home, each compressed separately, 10% more to download. A group names the modules that it starts with, and
 * contains their imports too. A higher priority wins. The libraries of the first pages are a separate chunk, so that
 * the browser evaluates them and the app in two tasks. docs/decisions/065.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    // Separate, so that a member's session starts before the libraries are here. It holds what the chunk `identity` shares
    // with the app, and imports no React.
    {
      name: 'session',
      priority: 6,
      test: /\/app\/src\/(?:session\/current\/startSession|lib\/language\/language|lib\/remote\/trace|lib\/config\/env)\./,
    },
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
      test: new RegExp(
        `/ui/src/screens/(?:Login|Landing)/|/app/src/(?:lib/connection/useOnline|${routesIn('login')})[.]`,
      ),
    },
    // Sign-in and backend calls. It loads right after the app.
    {
      name: 'identity',
      priority: 3,
      test: /\/app\/src\/(?:session\/identity\/firebaseIdentity|lib\/calls\/firebaseCalls)\./,
    },
    {
      name: 'announcements',
      priority: 2,
      test: /\/app\/src\/(?:shell\/messages\/Announcements|shell\/messages\/NoticeHost|shell\/messages\/VisitorLanguage|pwa\/UpdateDialog)\./,
    },
    // Separate, because forms with a date of birth do not need the member area, which does not need the date parser.
    {
      name: 'calendar',
      priority: 2,
      test: /\/dayjs\/(?!plugin\/customParseFormat)|\/contract\/rules\/(?:calendar|venueDay)\./,
    },
    // The words of each other language, with its styles: its name is that of the module, such as `zh-Hans`.
    { name: (id) => WORDS.exec(id)?.[1] ?? null, priority: 3, test: WORDS },
    // Separate, because the first pages do not need it. Those of a single page load with its code.
    {
      name: 'messages',
      priority: 2,
      test: /\/ui\/src\/i18n\/(?!pointsMessages\.|en-GB\/points\.)/,
    },
    {
      name: 'validation',
      priority: 3,
      test: /node_modules\/(?:react-hook-form|@hookform|zod)\/|\/screens\/account\/useAccountForm\./,
    },
    // Fields that a few other pages use as well.
    {
      name: 'choices',
      priority: 2,
      test: /\/ui\/src\/primitives\/(?:Select|Checkbox|CheckboxGroup|RadioGroup|TelephoneField)\//,
    },
    // Parts of lists. Separate, because home must not load the fields of forms for its grid.
    { name: 'grid', priority: 3, test: /\/ui\/src\/primitives\/(?:Grid|ShowMore|ChoiceChips)\// },
    // Modules that many pages share, so that forms and the member area do not load each other.
    { name: 'common', priority: 2, minShareCount: 9 },
    {
      name: 'forms',
      priority: 1,
      test: new RegExp(
        `/ui/src/screens/account/|/app/src/(?:shell/routing/AccountPages|${routesIn('forms')})[.]`,
      ),
    },
    {
      name: 'member',
      priority: 1,
      test: new RegExp(
        `/ui/src/(?:screens/Home/(?!EndingPoints|CardIndex)|screens/shared/NoVenueCard|primitives/Button/returnFocus|artwork/polar)|/app/src/(?:${routesIn('member')}|shell/routing/MemberArea|shell/navigation/MemberShell|features/home/(?!later/)|session/savedFrame/|session/memberData/useMemberData|lib/time/useNow|lib/device/useWakeLock|session/current/useSettledSession|features/shared/(?:events/(?:useWhatsOn|toSeries)|page/usePageSubject|venues/venueNames|games/useListedGames|offers/useVouchers|benefits/useBenefits))`,
      ),
    },
    // What a few pages share. As a chunk of its own, each of these modules adds a name to the first page.
    {
      name: 'guide',
      test: /\/ui\/src\/screens\/(?:frames\/Rail|shared\/(?:InfoCard|AddressCard|OpeningHours))|\/VenueHeader\/PicturePanel\./,
    },
    {
      name: 'evening',
      test: /\/features\/shared\/(?:venues\/(?:skyAt|kitchenUntil)|events\/tonightAt)\.|\/ui\/src\/(?:artwork\/VenueArtwork|screens\/shared\/useEveningWords)\./,
    },
  ],
};
