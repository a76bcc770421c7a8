const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const inModules = '^server/modules/([^/]+)/';
/** REST routes are gathered where that door is built, so they may pass a module's index. */
const doors = '^server/(schema|app)\\.ts$|^server/rest/';
/** What an operator's machine runs with `npm ci --omit=dev`: the server, and the commands that scripts/start/build-server.mjs builds with it. */
const inProduction =
  '^server/|^scripts/operate/(backup/|(backup|db|create-admin|admin-questions|create-integration|command-database|receipts-why)\\.ts$)';
const tests = '\\.(test|fixture|contract\\.test)\\.tsx?$|^server/test/';

/** Layers of server/platform, lowest first: each imports only those before it and itself. */
const platformLayers = [
  'errors',
  'actor|limits-of|canonical-json|client-address|clock|close-listener|free-port|graceful-server|guessable-secret|health|logger|second-person-need|source-file',
  'html',
  ...['env', 'db', 'auth', 'files', 'ports', 'context'],
  ...['require-permission', 'validate', 'graphql', 'jobs', 'metrics', 'queries', 'sheets', 'lists', 'totals', 'audit', 'actions'],
  ...['rest', 'graphql-http', 'openapi'],
];
const inLayers = (layers) => `^server/platform/(${layers.join('|')})(/|\\.ts$)`;

/** Who may import what (docs/architecture.md): shared ← policy ← platform ← modules ← rest, app; the web sees rules only. */
module.exports = {
  forbidden: [
    error('no-cycles', 'A cycle hides which file owns the rule.', {}, { circular: true, viaOnly: { pathNot: 'node_modules' } }),
    error(
      'shared-is-pure',
      'The browser imports it too.',
      { path: '^server/shared/', pathNot: tests },
      { pathNot: '^server/shared/|node_modules' },
    ),
    error(
      'shared-knows-no-node',
      'The browser has no node:fs.',
      { path: '^server/shared/', pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
    error(
      'policy-stands-below',
      'The table knows nobody.',
      { path: '^server/policy/', pathNot: tests },
      { path: '^server/(?!policy/|shared/)' },
    ),
    error(
      'platform-knows-no-domain',
      'Modules come and go.',
      { path: '^server/platform/', pathNot: tests },
      { path: '^server/(?!platform/|shared/|policy/)' },
    ),
    ...platformLayers.map((layer, index) =>
      error(
        `platform-layer-${index}`,
        'A folder of the platform never imports back.',
        { path: inLayers([layer]), pathNot: tests },
        { path: '^server/platform/', pathNot: inLayers(platformLayers.slice(0, index + 1)) },
      ),
    ),
    error(
      'modules-know-no-door',
      'The old paths are a leaf.',
      { path: inModules, pathNot: tests },
      { path: '^server/(rest/|(app|modules|schema)\\.ts$)' },
    ),
    error(
      'modules-meet-at-index',
      'Another module is its index.ts.',
      { path: inModules, pathNot: tests },
      { path: '^server/modules/([^/]+)/(?!index\\.ts$)', pathNot: ['^server/modules/$1/', '\\.rules\\.ts$'] },
    ),
    error(
      'others-enter-by-index',
      'A module is its index.ts; doors may also take its resolvers and lists.',
      { path: '^server/(?!modules/)|^(scripts|drill|bench)/', pathNot: `${doors}|${tests}` },
      { path: '^server/modules/[^/]+/(?!index\\.ts$)', pathNot: '\\.rules\\.ts$' },
    ),
    error(
      'core-knows-no-transport',
      'Rules know no GraphQL or HTTP.',
      { path: '^server/modules/.+/(actions|jobs)/|\\.(entity|status|list|errors|rules)\\.ts$' },
      { path: '\\.(resolver|types)\\.ts$|node_modules/(graphql|type-graphql|express|@apollo)/', pathNot: 'ledger\\.types\\.ts$' },
    ),
    error(
      'ledger-stands-alone',
      'Balances depend on nothing above them.',
      { path: '^server/modules/ledger/', pathNot: tests },
      { path: '^server/modules/(?!ledger/)' },
    ),
    error(
      'sales-know-no-receipt',
      'A sale is recorded with or without a receipt; receipts decide sales (docs/architecture.md).',
      { path: '^(server/modules|web/features/panel)/postings/sales/' },
      { path: '^(server/modules|web/features/panel)/postings/receipts/' },
    ),
    error(
      'posting-screens-share-below',
      'Both use it.',
      { path: '^web/features/panel/postings/shared/' },
      { path: '^web/features/panel/postings/(sales|receipts)/' },
    ),
    error('product-knows-no-test', 'Fakes stay in tests.', { path: '^server/', pathNot: tests }, { path: '^server/test/' }),
    error(
      'features-do-not-meet',
      'Compose in a shell.',
      { path: '^web/features/([^/]+/[^/]+)/' },
      { path: '^web/features/', pathNot: '^web/features/$1/' },
    ),
    error(
      'features-know-no-shell',
      'What a feature and a shell both need stands below them.',
      { path: '^web/features/' },
      { path: '^web/(panel|storefront)/' },
    ),
    error(
      'web-layers',
      'The frame knows no feature.',
      { path: '^web/(lists|forms|pickers|decisions|people|members|parameters|charts|report-runs|viewer|ui|session|graphql)/' },
      { path: '^web/(features|panel|storefront)/' },
    ),
    error(
      'first-page-is-made-by-the-build',
      'It is written into the page; the client only takes its answers (web/session/request.ts).',
      { path: '^web/(?!first-page/|vite\\.config\\.ts$)' },
      { path: '^web/first-page/' },
    ),
    error('ui-is-dumb', 'Parts get what they show.', { path: '^web/ui/' }, { path: '^web/(?!ui/)' }),
    error(
      'web-sees-only-shared',
      'The contract is schema.graphql.',
      // The browser tests play the demonstration's people with its receipts.
      { path: '^web/', pathNot: '^web/e2e/' },
      { path: '^server/(?!shared/)', pathNot: '\\.rules\\.ts$' },
    ),
    error(
      'production-knows-no-dev-dependency',
      '`npm ci --omit=dev` leaves it out. The demonstration comes with the whole install.',
      { path: inProduction, pathNot: `${tests}|^server/demo/` },
      { dependencyTypes: ['npm-dev'] },
    ),
    error('server-never-sees-web', 'It must run without a browser.', { path: '^server/' }, { path: '^web/' }),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/|^\\.data/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
