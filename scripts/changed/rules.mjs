/**
 * What no import shows: which parts of `npm test` rest on a file. `all` runs every test of a part, a pattern
 * the test files that match it; parts without test files are simply run. A file without a row here is judged
 * by the module graph alone. One file may have several rows.
 * A row with `proves: false` runs something, and is no proof of the file by itself.
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
    why: 'the dependencies and the toolchain are under every test',
    runs: 'everything',
  },
  {
    path: /^packages\/config\//,
    why: 'its presets and stubs are under every test',
    runs: 'everything',
  },
  {
    path: /^vitest[.]config[.]ts$/,
    why: 'it configures these runners',
    runs: { unit: 'all', backend: 'all' },
  },
  {
    path: /^vitest[.]browser[.]config[.]ts$|^packages\/app\/src\/testing\//,
    why: 'every browser test runs on it',
    runs: { browser: 'all' },
  },
  {
    path: /^[.]storybook\/(?!vitest[.]spoken[.])/,
    why: 'every story is shown by it',
    runs: { stories: 'all', spoken: 'all', pictures: 'all', storybook: 'all' },
  },
  {
    path: /^[.]storybook\/vitest[.]spoken[.]|\/spoken\/[^/]+[.]txt$/,
    why: 'what a screen reader says is heard with it, or compared with it',
    runs: { spoken: 'all' },
  },
  {
    path: /^packages\/ui\/src\/stories\/(?!.*[.](?:stories|test)[.])|[.]mdx$/,
    why: 'pages of Storybook itself are made of it',
    runs: { storybook: 'all' },
  },
  {
    path: /^packages\/ui\/src\/.*[.]stories[.]tsx$/,
    why: 'a story and its entry in the ledger come and go together',
    runs: { pictures: 'all' },
  },
  {
    path: /^packages\/ui\/visual\/machine[.]json$/,
    why: 'it says whose drawings every story is compared with',
    runs: { stories: 'all' },
  },
  {
    path: /^packages\/ui\/visual\//,
    why: 'stories are compared with it',
    runs: { pictures: 'all' },
  },
  {
    path: /^packages\/app\/(?:playwright[.]config[.]ts|e2e\/(?:journey|ports|backend)[.]ts)$/,
    why: 'every journey runs on it',
    runs: { journeys: 'all' },
  },
  {
    path: /^vitest[.]engines[.]config[.]ts$|^packages\/app\/e2e\/engines\//,
    why: 'every journey in WebKit and Firefox runs on it',
    runs: { engines: 'all' },
  },
  {
    path: /^packages\/app\/(?:index[.]html|vite[.].*[.]ts|public\/.*|src\/(?:casinos[.]ts|firstFrame\/render(?:FirstFrames|CannotOpen)[.]tsx))$/,
    why: 'it decides what the production build holds',
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
    why: 'it stands round every page',
    runs: { journeys: 'all', engines: 'all' },
  },
  {
    path: /^packages\/ui\/(?:src\/(?:index|tokens|artwork)[.]ts|src\/.*[.]css|src\/tokens\/exchange\/|scripts\/|README[.]md)/,
    why: 'it decides what is published; the rest of the sources is weighed by whole runs',
    runs: { package: 'all', consumer: 'all' },
  },
  {
    path: /^packages\/ui\/src\/tokens\/(?!.*[.](?:stories|test)[.])/,
    why: 'it changes what members download first',
    runs: { budgets: 'all' },
    proves: false,
  },
  {
    path: /^packages\/ui\/src\/(?:tokens|primitives\/(?:Button|Dialog|Field|Modal|Sheet))\/(?!.*[.](?:stories|test)[.])/,
    why: 'engines draw controls, dialogs and themes each in its own way',
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
    why: 'this test reads every source for dates that are reckoned by hand',
    runs: { unit: /^scripts\/checks\/handWrittenDates[.]test[.]/ },
    proves: false,
  },
  {
    path: /^packages\/functions\/src\/(?:wrapper\/|defineCallable|config)(?!.*[.]test[.])/,
    why: 'every callable is wrapped in it',
    runs: { backend: 'all', journeys: 'all' },
  },
  {
    path: /^packages\/functions\/src\/(?:index|capacity)[.]ts$/,
    why: 'it decides which functions are deployed, and how',
    runs: { backend: 'all' },
  },
  {
    path: /^packages\/functions\/(?:src\/(?!.*[.]test[.])|scripts\/)/,
    why: 'these tests bundle everything that is deployed',
    runs: { backend: /^packages\/functions\/src\/(?:deployment|wrapper\/clock)[.]test[.]ts$/ },
    proves: false,
  },
  {
    path: /^packages\/functions\/src\/schedules\//,
    why: 'the schedules run in the backend that these tests wait for',
    runs: {
      backend: /^packages\/functions\/src\/(?:mail|schedules|callables\/users)\/.*[.]test[.]ts$/,
    },
  },
  {
    path: /^packages\/functions\/local\/firestore\/(?!bench\/|.*[.]test[.]|testing\/|conformance\/|fuzz\/)/,
    why: 'it is the database of every callable; journeys only where a page reads documents itself',
    runs: { backend: 'all' },
  },
  {
    path: /^packages\/functions\/local\/(?:seed|auth|callables|web|mail|child)\/(?!.*[.]test[.])|^packages\/functions\/local\/(?:stack|parts|start|addresses|project|ports|dataFolder)[.]ts$/,
    why: 'the local backend runs on it',
    runs: { backend: 'all', journeys: 'all' },
  },
  {
    path: /^packages\/functions\/local\/testing\/globalSetup[.]ts$/,
    why: 'it starts the backend of every backend test',
    runs: { backend: 'all' },
  },
  {
    path: /^firebase[.]json$/,
    why: 'its headers and rewrites are served to every page',
    runs: {
      unit: /^scripts\/checks\//,
      backend: /\/local\/web\//,
      journeys: 'all',
      engines: 'all',
    },
  },
  { path: /^biome[.]json$/, why: 'lint', runs: { lint: 'all', unit: /importRules/ } },
  { path: /^knip[.]json$/, why: 'unused', runs: { unused: 'all' } },
  {
    path: /^renovate[.]json$/,
    why: 'this test compares it with the dependencies',
    runs: { unit: /^scripts\/checks\/renovate[.]test/ },
  },
  {
    path: /^[.](?:gitignore|firebaserc)$/,
    why: 'no test reads it but the search for secrets',
    runs: { secrets: 'all' },
  },
  {
    path: /^[.]changeset\//,
    why: 'a release reads it, and so does a page of Storybook',
    runs: { release: 'all', storybook: 'all' },
  },
  {
    path: /^scripts\/(?:release|lib\/(?:releaseNote|worktree))[.]mjs$/,
    why: 'a release',
    runs: { release: 'all' },
  },
  {
    path: /[.]md$|^docs\//,
    why: 'documents are judged by their links and names',
    runs: { unit: /^scripts\/checks\/documents[.]test/ },
  },
  {
    path: /^[.]github\//,
    why: 'workflows are judged by their text',
    runs: { unit: /^scripts\/checks\/workflows[.]test/ },
  },
  {
    path: /^scripts\/checks\/(?:consumer\/|consumer[.]mjs$)|^scripts\/lib\/published[.]mjs$/,
    why: 'the consumer of the package is made of it',
    runs: { consumer: 'all' },
  },
  {
    path: /^scripts\/(?:checks\/storybook|lib\/buildStorybook)[.]mjs$/,
    why: 'it builds Storybook, or judges the build',
    runs: { storybook: 'all' },
  },
  {
    path: /^scripts\/checks\/(?:conventions|package|pictures|secrets|budgets|floor)[.]mjs$/,
    why: 'it is a part of its own',
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
    why: 'it decides what may be newer than the floor',
    runs: { unit: /^scripts\/(?:floor|checks)\//, floor: 'all' },
  },
  {
    path: /^scripts\/(?:checks\/costs[.]mjs|costs\/(?:countVisits|countingProxy)[.]mjs)$/,
    why: 'it counts what a visit costs',
    runs: { costs: 'all' },
  },
  {
    path: /^scripts\/visual\/(?:page\/|stories[.]mjs$)/,
    why: 'these tests open the page',
    runs: { unit: /^scripts\/visual\// },
  },
  {
    path: /^scripts\/(?:changed[.]mjs|changed\/)/,
    why: 'it chooses what runs, and its own tests prove that',
    runs: { unit: /^scripts\/changed\// },
  },
  {
    path: /^scripts\/(?:[\w-]+[.]mjs$|lib\/(?:measur|load\/|lighthouse|blockedTime|bundle|build|specification)|visual\/(?:review|since|chosen|removed|openInBrowser)|lighthouse\/|auditExceptions)|^packages\/app\/scripts\/|[.]bench[.]ts$|\/bench\//,
    why: 'a tool that is run by hand; types, lint and unused judge it',
    runs: { lint: 'all', unused: 'all' },
  },
];

/** What `npm test` itself runs on: a change to it can hide any failure. */
export const TEST_COMMAND = 'scripts/test.mjs';

/** Run on every change: they take seconds, or judge what no selection can. */
export const ALWAYS = ['types', 'lint', 'unused', 'conventions'];

/** Selected by test file. */
export const BY_FILE = ['unit', 'backend', 'browser', 'stories', 'spoken', 'journeys', 'engines'];

/** Those of them that run on the build, and are selected by the routes of their pages. */
export const JOURNEYS = ['journeys', 'engines'];

/** Judged by whole runs only. */
export const NEVER = ['specification'];
