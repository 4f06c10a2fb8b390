// Layers, for `depcruise` in the part `lint`. Biome has the rules between packages (biome.json). Tests may import anything.

/**
 * @param {string} root
 * @param {string[]} layers folders, lowest first: each imports only itself and those before it
 * @param {string} comment
 */
const layered = (root, layers, comment) =>
  layers.slice(0, -1).map((layer, index) => ({
    name: `${root}/${layer}`,
    comment,
    severity: /** @type {const} */ ('error'),
    from: { path: `^${root}/${layer}/` },
    to: { path: `^${root}/(${layers.slice(index + 1).join('|')})/` },
  }));

const APP = 'packages/app/src';
const STAFF = 'packages/app/staff/src';
const BACKEND = 'packages/functions/src';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no circle between folders',
      comment: 'Move what both folders need to a third one, or pass it as an argument.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    ...layered(
      APP,
      ['lib', 'pages', 'session', 'pwa', 'features/shared', 'features', 'shell', 'firstFrame'],
      'A lower layer does not know those above it. Move what it needs down, or pass it as an argument.',
    ).map((rule) =>
      rule.name === `${APP}/features/shared`
        ? { ...rule, to: { ...rule.to, pathNot: `^${APP}/features/shared/` } }
        : rule,
    ),
    {
      name: 'a feature imports no other feature',
      comment: 'Move what both need to features/shared, or to a layer below.',
      severity: 'error',
      from: { path: `^${APP}/features/(?!shared/)([^/]+)/` },
      to: { path: `^${APP}/features/`, pathNot: `^${APP}/features/($1|shared)/` },
    },
    {
      name: 'of the members’ app, the staff page imports only lib',
      comment: 'Members and staff are two apps. Move what both need to lib.',
      severity: 'error',
      from: { path: `^${STAFF}/`, pathNot: '/testing/' },
      to: { path: `^${APP}/`, pathNot: `^${APP}/lib/` },
    },
    {
      name: 'members load nothing of the staff page',
      comment: 'Move what both need to lib.',
      severity: 'error',
      from: { path: `^${APP}/` },
      to: { path: `^${STAFF}/` },
    },
    ...layered(
      BACKEND,
      [
        'contract',
        'words',
        'domain/ports',
        'domain',
        'runtime',
        '(adapters|pipeline)',
        'composition',
        '(callables|requests|schedules|triggers)',
      ],
      'A lower layer does not know those above it. The domain declares what it needs as a port, and an adapter implements it.',
    ).map((rule) =>
      rule.name === `${BACKEND}/domain/ports`
        ? { ...rule, to: { ...rule.to, pathNot: `^${BACKEND}/domain/ports/` } }
        : rule,
    ),
    {
      name: 'adapters and the pipeline are independent',
      comment: 'What both need belongs to the domain or the runtime.',
      severity: 'error',
      from: { path: `^${BACKEND}/(adapters|pipeline)/` },
      to: { path: `^${BACKEND}/(adapters|pipeline)/`, pathNot: `^${BACKEND}/$1/` },
    },
    {
      name: 'a callable imports no adapter',
      comment: 'Its services come from the pipeline.',
      severity: 'error',
      from: { path: `^${BACKEND}/callables/` },
      to: { path: `^${BACKEND}/adapters/` },
    },
    {
      name: 'the domain uses no SDK',
      comment: 'Declare what it needs as a port in domain/ports.',
      severity: 'error',
      from: { path: `^${BACKEND}/domain/` },
      to: {
        path: 'node_modules/(firebase-(admin|functions)|@google-cloud|nodemailer|passkit-generator|cockatiel|express)/',
      },
    },
    {
      name: 'the sources import no programs',
      comment: 'Programs of editors, operators and npm start import the sources, not the reverse.',
      severity: 'error',
      from: { path: `^${BACKEND}/` },
      to: { path: '^packages/functions/(bench|content|local|testing|tools)/' },
    },
    ...layered(
      'packages/functions',
      ['content', 'local', 'tools'],
      'Content is read by what npm start runs and by what operators run, and operators use the local stack.',
    ),
    {
      name: 'only tests import their data and helpers',
      comment: 'Tests are not in this graph.',
      severity: 'error',
      from: { path: `^(${APP}|${STAFF}|${BACKEND})/`, pathNot: '/testing/|[.]fixtures[.]ts$' },
      to: { path: '/testing/|[.]fixtures[.]ts$' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules|/testing/|[.]fixtures[.]ts$' },
    exclude: { path: '[.](test|browser|stories|spoken|e2e|engines|visual|bench)[.]tsx?$' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'default'],
      exportsFields: ['exports'],
    },
  },
};
