/**
 * The dependencies of `npm test` that imports do not show. `all` runs every test of a part, a pattern runs the matching
 * test files. For a file without a row, only the module graph decides. A file can match several rows.
 * A row with `proves: false` selects tests, but does not count as a proof of the file.
 * @typedef {object} Rule
 * @property {RegExp} path
 * @property {string} why
 * @property {'everything' | Record<string, 'all' | RegExp>} runs
 * @property {false} [proves]
 *
 * @type {readonly Rule[]}
 */
export const RULES = [
  {
    path: /^(?:package-lock[.]json|[.]npmrc|(?:.*\/)?package[.]json|turbo[.]json|[.]ci\/.*|(?:.*\/)?tsconfig[\w.]*[.]json)$/,
    why: 'every test depends on the dependencies and the toolchain',
    runs: 'everything',
  },
  {
    path: /^packages\/config\//,
    why: 'every test depends on its presets and stubs',
    runs: 'everything',
  },
  {
    path: /^vitest[.]config[.]ts$/,
    why: 'it configures these runners',
    runs: { unit: 'all', backend: 'all' },
  },
  {
    path: /^vitest[.]browser[.]config[.]ts$|^packages\/app\/src\/testing\//,
    why: 'every browser test uses it',
    runs: { browser: 'all' },
  },
  {
    path: /^[.]storybook\/(?!vitest[.]spoken[.])/,
    why: 'every story uses it',
    runs: { stories: 'all', spoken: 'all', pictures: 'all', storybook: 'all' },
  },
  {
    path: /^[.]storybook\/vitest[.]spoken[.]|\/spoken\/[^/]+[.]txt$/,
    why: 'transcripts are recorded or compared with it',
    runs: { spoken: 'all' },
  },
  {
    path: /^packages\/ui\/src\/stories\/(?!.*[.](?:stories|test)[.])|[.]mdx$/,
    why: 'Storybook’s own pages use it',
    runs: { storybook: 'all' },
  },
  {
    path: /^packages\/ui\/src\/.*[.]stories[.]tsx$/,
    why: 'each story needs a ledger entry',
    runs: { pictures: 'all' },
  },
  {
    path: /^packages\/ui\/visual\/machine[.]json$/,
    why: 'it names the machine of all ledger entries',
    runs: { stories: 'all' },
  },
  {
    path: /^packages\/ui\/visual\//,
    why: 'stories are compared with it',
    runs: { pictures: 'all' },
  },
  {
    path: /^packages\/app\/(?:playwright[.]config[.]ts|e2e\/(?:journey|ports|backend)[.]ts)$/,
    why: 'every journey uses it',
    runs: { journeys: 'all' },
  },
  {
    path: /^vitest[.]engines[.]config[.]ts$|^packages\/app\/e2e\/engines\//,
    why: 'every journey in WebKit and Firefox uses it',
    runs: { engines: 'all' },
  },
  {
    path: /^packages\/app\/(?:index[.]html|vite[.].*[.]ts|public\/.*|src\/(?:casinos[.]ts|firstFrame\/render(?:FirstFrames|CannotOpen)[.]tsx))$/,
    why: 'it changes the production build',
    runs: {
      unit: /^scripts\/checks\//,
      budgets: 'all',
      floor: 'all',
      journeys: 'all',
      engines: 'all',
    },
  },
  {
    path: /^packages\/ui\/src\/shell\/(?!.*[.](?:stories|test)[.])/,
    why: 'it is the frame of every page',
    runs: { journeys: 'all', engines: 'all' },
  },
  {
    path: /^packages\/ui\/(?:src\/(?:index|tokens|artwork)[.]ts|src\/.*[.]css|src\/tokens\/exchange\/|scripts\/|README[.]md)/,
    why: 'it changes the published package; whole runs measure the other sources',
    runs: { package: 'all', consumer: 'all' },
  },
  {
    path: /^packages\/ui\/src\/tokens\/(?!.*[.](?:stories|test)[.])/,
    why: 'it changes the first downloads',
    runs: { budgets: 'all' },
    proves: false,
  },
  {
    path: /^packages\/ui\/src\/(?:tokens|primitives\/(?:Button|Dialog|Field|Modal|Sheet))\/(?!.*[.](?:stories|test)[.])/,
    why: 'engines render controls, dialogs and themes differently',
    runs: { engines: 'all' },
    proves: false,
  },
  {
    path: /^packages\/(?:ui|app)\/src\/.*[.]tsx?$/,
    why: 'these tests read every source of a page',
    runs: {
      unit: /^(?:packages\/ui\/src\/stories\/(?:docs|everyScreen)|scripts\/checks\/(?:tokenLiterals|published))[.]test[.]/,
    },
    proves: false,
  },
  {
    path: /^(?:packages|scripts|[.]storybook)\/.*[.][cm]?[jt]sx?$/,
    why: 'this test searches every source for date arithmetic',
    runs: { unit: /^scripts\/checks\/handWrittenDates[.]test[.]/ },
    proves: false,
  },
  {
    path: /^packages\/functions\/src\/(?:wrapper\/|defineCallable|config)(?!.*[.]test[.])/,
    why: 'every callable uses it',
    runs: { backend: 'all', journeys: 'all' },
  },
  {
    path: /^packages\/functions\/src\/(?:index|capacity)[.]ts$/,
    why: 'it defines the deployed functions',
    runs: { backend: 'all' },
  },
  {
    path: /^packages\/functions\/(?:src\/(?!.*[.]test[.])|scripts\/)/,
    why: 'these tests bundle the whole deployment',
    runs: { backend: /^packages\/functions\/src\/(?:deployment|wrapper\/clock)[.]test[.]ts$/ },
    proves: false,
  },
  {
    path: /^packages\/functions\/src\/schedules\//,
    why: 'these tests use the schedules',
    runs: {
      backend: /^packages\/functions\/src\/(?:mail|schedules|callables\/users)\/.*[.]test[.]ts$/,
    },
  },
  {
    path: /^packages\/functions\/local\/firestore\/(?!bench\/|.*[.]test[.]|testing\/|conformance\/|fuzz\/)/,
    why: 'it is the database of every callable; the graph selects journeys of pages that read documents',
    runs: { backend: 'all' },
  },
  {
    path: /^packages\/functions\/local\/(?:seed|auth|callables|web|mail|child)\/(?!.*[.]test[.])|^packages\/functions\/local\/(?:stack|parts|start|addresses|project|ports|dataFolder)[.]ts$/,
    why: 'the local backend uses it',
    runs: { backend: 'all', journeys: 'all' },
  },
  {
    path: /^content\/demo\/|^packages\/functions\/content\/(?:emblems|readFolder|format\/)(?!.*[.](?:test|fixtures)[.])/,
    why: 'the local backend reads the content of the demo with it',
    runs: { unit: /^packages\/functions\/content\//, backend: 'all', journeys: 'all' },
  },
  {
    path: /^packages\/functions\/content\/main[.]ts$|^scripts\/content[.]mjs$/,
    why: 'these tests run the program',
    runs: { backend: /^packages\/functions\/content\/store\// },
  },
  {
    path: /^packages\/functions\/local\/testing\/globalSetup[.]ts$/,
    why: 'it starts the backend of every backend test',
    runs: { backend: 'all' },
  },
  {
    path: /^firebase[.]json$/,
    why: 'its headers and rewrites apply to every page',
    runs: {
      unit: /^scripts\/checks\//,
      backend: /\/local\/web\//,
      journeys: 'all',
      engines: 'all',
    },
  },
  { path: /^biome[.]json$/, why: 'lint', runs: { lint: 'all', unit: /importRules/ } },
  {
    path: /^docs\/openapi\/|^redocly[.]yaml$/,
    why: 'the descriptions are generated from the contract and linted',
    runs: { unit: /^packages\/functions\/src\/contract\/http\//, openapi: 'all' },
  },
  { path: /^knip[.]json$/, why: 'unused', runs: { unused: 'all' } },
  {
    path: /^renovate[.]json$/,
    why: 'this test compares it with the dependencies',
    runs: { unit: /^scripts\/checks\/renovate[.]test/ },
  },
  {
    path: /^[.](?:gitignore|firebaserc)$/,
    why: 'only the search for secrets reads it',
    runs: { secrets: 'all' },
  },
  {
    path: /^[.]changeset\//,
    why: 'a release and a page of Storybook read it',
    runs: { release: 'all', storybook: 'all' },
  },
  {
    path: /^scripts\/(?:release|lib\/(?:releaseNote|worktree))[.]mjs$/,
    why: 'a release uses it',
    runs: { release: 'all' },
  },
  {
    path: /[.]md$|^docs\//,
    why: 'this test checks the links and commands of documents',
    runs: { unit: /^scripts\/checks\/documents[.]test/ },
  },
  {
    path: /^[.]github\//,
    why: 'this test checks the workflows',
    runs: { unit: /^scripts\/checks\/workflows[.]test/ },
  },
  {
    path: /^scripts\/checks\/(?:consumer\/|consumer[.]mjs$)|^scripts\/lib\/published[.]mjs$/,
    why: 'the consumer of the package uses it',
    runs: { consumer: 'all' },
  },
  {
    path: /^scripts\/(?:checks\/storybook|lib\/buildStorybook)[.]mjs$/,
    why: 'it builds or checks Storybook',
    runs: { storybook: 'all' },
  },
  {
    path: /^scripts\/checks\/(?:conventions|package|pictures|secrets|budgets|floor)[.]mjs$/,
    why: 'it is a part of npm test',
    runs: {
      conventions: 'all',
      package: 'all',
      pictures: 'all',
      secrets: 'all',
      budgets: 'all',
      floor: 'all',
    },
  },
  {
    path: /^(?:packages\/app\/floor|scripts\/floor)\//,
    why: 'it defines the allowed newer features',
    runs: { unit: /^scripts\/(?:floor|checks)\//, floor: 'all' },
  },
  {
    path: /^scripts\/(?:checks\/costs[.]mjs|costs\/(?:countVisits|countingProxy)[.]mjs)$/,
    why: 'it counts the requests of a visit',
    runs: { costs: 'all' },
  },
  {
    path: /^scripts\/visual\/(?:page\/|stories[.]mjs$)/,
    why: 'these tests open the page',
    runs: { unit: /^scripts\/visual\// },
  },
  {
    path: /^scripts\/(?:changed[.]mjs|changed\/)/,
    why: 'it selects tests, and these tests prove it',
    runs: { unit: /^scripts\/changed\// },
  },
  {
    path: /^scripts\/(?:[\w-]+[.]mjs$|lib\/(?:measur|load\/|lighthouse|bundle|build|specification)|visual\/(?:review|showSince|selectStories|changesOfRemoved|openInBrowser)|lighthouse\/|auditExceptions)|^packages\/app\/scripts\/|[.]bench[.]ts$|\/bench\//,
    why: 'a tool without tests; types, lint and unused check it',
    runs: { lint: 'all', unused: 'all' },
  },
];

/** The entry of `npm test`. A change of its modules can hide any failure. */
export const TEST_COMMAND = 'scripts/test.mjs';

/** Parts that run on every change: they take seconds, or cannot be selected. */
export const ALWAYS = ['types', 'lint', 'unused', 'conventions'];

/** Parts with selected test files. */
export const BY_FILE = ['unit', 'backend', 'browser', 'stories', 'spoken', 'journeys', 'engines'];

/** The parts of these that use the build, and are selected by routes. */
export const JOURNEYS = ['journeys', 'engines'];

/** Parts that need a whole run. */
export const NEVER = ['specification'];
