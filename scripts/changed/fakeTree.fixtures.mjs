/** A repository with one example of every kind of file that the selection handles. */
export const FILES = {
  'package-lock.json': '{}',
  'firestore.rules': 'rules',
  'scripts/test.mjs': "import { run } from './lib/run.mjs';\nrun();",
  'scripts/lib/run.mjs': 'export const run = () => {};',
  'scripts/speed.mjs': "import { run } from './lib/run.mjs';\nrun();",
  'scripts/checks/headers.test.mjs': "read('firebase.json');",
  'firebase.json': '{}',
  '.storybook/preview.tsx': "import './decorators.tsx';",
  '.storybook/decorators.tsx':
    "import { enGB } from '../packages/ui/src/i18n/messages.ts';\nexport const words = () => enGB;",
  'packages/ui/src/index.ts': [
    "export { Button } from './primitives/Button/Button.tsx';",
    "export { OffersScreen } from './screens/Offers/OffersScreen.tsx';",
    "export { enGB } from './i18n/messages.ts';",
  ].join('\n'),
  'packages/ui/src/i18n/messages.ts':
    "import { games } from './en-GB/games.ts';\nimport { offers } from './en-GB/offers.ts';\nexport const enGB = { games, offers };",
  'packages/ui/src/i18n/en-GB/games.ts': "export const games = { spin: 'Spin' };",
  'packages/ui/src/i18n/en-GB/offers.ts': "export const offers = { title: 'Offers' };",
  'packages/ui/src/i18n/messages.test.ts': "import { enGB } from './messages.ts';\ntextsOf(enGB);",
  'packages/ui/src/primitives/Button/Button.tsx': 'export const Button = () => null;',
  'packages/ui/src/primitives/Button/Button.stories.tsx':
    "import { Button } from './Button.tsx';\nexport default { title: 'Primitives/Button', component: Button };",
  'packages/ui/src/primitives/Card/Card.tsx': 'export const Card = () => null;',
  'packages/ui/src/screens/Offers/Offers.types.ts':
    'export interface Offer { readonly id: string }',
  'packages/ui/src/screens/Offers/OffersScreen.tsx':
    "import { Button } from '../../primitives/Button/Button.tsx';\nexport const OffersScreen = () => Button(useMessages().offers);",
  'packages/ui/src/screens/Offers/OffersScreen.stories.tsx':
    "import { OffersScreen } from './OffersScreen.tsx';\nexport default { component: OffersScreen };",
  'packages/app/src/main.tsx': "import { session } from './session/session.ts';\nsession();",
  'packages/app/src/session/session.ts': 'export const session = () => {};',
  'packages/app/src/features/offers/OffersRoute.tsx':
    "import { OffersScreen } from '@casino/ui';\nimport { toOffers } from './toOffers.ts';\nexport const OffersRoute = () => OffersScreen(toOffers());",
  'packages/app/src/features/offers/toOffers.ts':
    "import { enGB } from '@casino/ui';\nexport const toOffers = () => enGB.offers;",
  'packages/app/src/features/offers/toOffers.test.ts':
    "import { toOffers } from './toOffers.ts';\nexpect(toOffers());",
  'packages/app/src/features/offers/offers.e2e.ts':
    "import { test } from '../../../e2e/journey.ts';\ntest('offers', () => {});\ntest('again', () => {});",
  'packages/app/src/features/offers/offers.engines.ts':
    "import { test } from '../../../e2e/journey.ts';\ntest('offers', () => {});",
  'packages/app/src/features/games/GamesRoute.tsx':
    "import { useSpin } from './useSpin.ts';\nexport const GamesRoute = () => useSpin();",
  'packages/app/src/features/games/useSpin.ts':
    "import { read } from './gameDocuments.ts';\nexport const useSpin = () => call('games-spin', read());",
  'packages/app/src/features/games/gameDocuments.ts': 'export const read = () => {};',
  'packages/app/src/features/games/games.e2e.ts':
    "import { test } from '../../../e2e/journey.ts';\ntest('spins', () => {});",
  'packages/app/src/shell/navigation.e2e.ts': [
    "import { test } from '../../e2e/journey.ts';",
    "const TABLE = ['/offers'];",
    "test('home', ({ page }) => page.goto('/'));",
    "test('offers', ({ page }) => page.goto(TABLE[0]));",
    `test('a game', ({ page }) => page.goto(\`/games/\${id}?now\`));`,
  ].join('\n'),
  'packages/app/e2e/journey.ts': 'export const test = () => {};',
  'packages/functions/src/contract/index.ts': "export { spinContract } from './spin.ts';",
  'packages/functions/src/contract/spin.ts': 'export const spinContract = {};',
  'packages/functions/src/index.ts':
    "import { spin } from './callables/games/spin.ts';\nimport { read } from './callables/games/read.ts';\nexport const games = { spin, read };",
  'packages/functions/src/stores/services.ts': [
    "import { playStore } from './plays.ts';",
    "import { profileStore } from './profiles.ts';",
    'export const services: Services = {',
    '  plays: playStore(database),',
    '  profiles: profileStore(database),',
    '};',
  ].join('\n'),
  'packages/functions/src/stores/plays.ts': 'export const playStore = () => {};',
  'packages/functions/src/stores/profiles.ts': 'export const profileStore = () => {};',
  'packages/functions/src/callables/games/spin.ts':
    "import '../../stores/services.ts';\nimport { spinContract } from '../../contract/index.ts';\nexport const spin = ({ services }) => services.plays(spinContract);",
  'packages/functions/src/callables/games/spin.test.ts':
    "import { spinContract } from '../../contract/index.ts';\ncall(spinContract);",
  'packages/functions/src/callables/games/read.ts':
    "import '../../stores/services.ts';\nexport const read = ({ services }) => services.profiles();",
  'packages/functions/src/callables/games/read.test.ts': "call('games-read');",
  'packages/functions/local/callables/callablesProcess.ts':
    "import * as deployed from '../../src/index.ts';\nserve(deployed);",
  'packages/functions/local/start.ts':
    "fork(new URL('./callables/callablesProcess.ts', import.meta.url));",
  'packages/functions/local/start.test.ts': "fork(new URL('./start.ts', import.meta.url));",
  'packages/functions/local/firestore/rules/rules.test.ts': `load(\`\${ROOT}/firestore.rules\`);`,
};

/** The tree of these files, with changes. */
export function treeOf(changes = {}) {
  const files = { ...FILES, ...changes };
  return { files: Object.keys(files), read: (file) => files[file] };
}

const PAGES = {
  home: { path: '/', routes: [] },
  offers: { path: '/offers', routes: ['offers/OffersRoute'] },
  games: { path: '/games/:id', routes: ['games/GamesRoute'] },
};

export const PATHS = {
  PAGES,
  routesOf: ({ routes }) => routes,
  routeAt: (path) =>
    Object.keys(PAGES).find((name) => {
      const pattern = PAGES[name].path.replace(/:\w+/, '[^/]+');
      return new RegExp(`^${pattern}$`).test(path);
    }) ?? null,
};
