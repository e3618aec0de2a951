export interface Layer {
  name: string;
  /** A folder (ends with a slash) or a glob; a file's layer is the first that matches. */
  files: string;
  /** Layers it may import. A layer always may import itself. */
  mayImport: readonly string[] | 'everything';
  /** Layers of which it may import only types. */
  mayImportTypes?: readonly string[];
  /** The folders inside are isolated: one domain does not import another. */
  separate?: true;
}

/** The folders of `lib`: each imports only from those after it. */
const libOrder = [
  'http',
  'routing',
  'query',
  'hydration',
  'auth',
  'i18n',
  'api',
  'theme',
  'format',
  'zones',
  'time',
  'browser',
] as const;
const lib = [...libOrder, 'config', 'rules'];

const libLayers: readonly Layer[] = libOrder.map((name, index) => ({
  name,
  files: `lib/${name}/`,
  mayImport: [...lib.slice(index + 1), 'contract', 'languages', 'messages'],
}));

/** Domains that others may import. */
const shared = ['ui', 'illustrations', 'booking', 'kiosk'];

/** Who may import whom: app → components → lib → contract ← backend. The architecture tests read this table. */
export const layers: readonly Layer[] = [
  { name: 'test', files: '**/*.test.{ts,tsx}', mayImport: 'everything' },
  { name: 'middleware', files: 'middleware.ts', mayImport: lib },
  {
    name: 'app',
    files: 'app/',
    mayImport: [...shared, 'components', ...lib],
    mayImportTypes: ['contract'],
  },
  { name: 'ui', files: 'components/ui/', mayImport: ['format'] },
  { name: 'illustrations', files: 'components/illustrations/', mayImport: [] },
  {
    name: 'booking',
    files: 'components/booking/',
    mayImport: ['ui', 'illustrations', 'forms', ...lib],
    mayImportTypes: ['contract'],
  },
  { name: 'kiosk', files: 'components/kiosk/', mayImport: ['ui', 'illustrations', ...lib] },
  {
    name: 'components',
    files: 'components/',
    mayImport: [...shared, ...lib, 'forms'],
    mayImportTypes: ['contract'],
    separate: true,
  },
  ...libLayers,
  { name: 'build', files: 'lib/build/', mayImport: ['browser'] },
  {
    name: 'config',
    files: 'lib/{config,environment,payment-origins}.ts',
    mayImport: ['zones', 'rules'],
    mayImportTypes: ['contract'],
  },
  // Rules that both sides need; no schemas. Those of one domain stand in its folder.
  { name: 'rules', files: 'contract/**/rules/**', mayImport: [], mayImportTypes: ['contract'] },
  // Form schemas, small enough for a browser; all other schemas of the contract are for servers only.
  { name: 'forms', files: 'contract/**/forms/**', mayImport: ['rules'], mayImportTypes: ['contract'] },
  // Which languages there are: for servers, with stand-ins for two of its files in the browser.
  { name: 'languages', files: 'contract/languages/', mayImport: ['rules'] },
  { name: 'contract', files: 'contract/', mayImport: ['rules', 'forms'] },
  { name: 'backend', files: 'backend/', mayImport: ['contract', 'languages', 'rules', 'forms', 'messages'] },
  { name: 'sandbox', files: 'sandbox/', mayImport: [] },
  { name: 'messages', files: 'messages/', mayImport: [] },
  { name: 'public', files: 'public/', mayImport: [] },
  { name: 'tests', files: 'tests/', mayImport: 'everything' },
  { name: 'e2e', files: 'e2e/', mayImport: 'everything' },
  { name: 'bench', files: 'bench/', mayImport: 'everything' },
  { name: 'soak', files: 'soak/', mayImport: 'everything' },
  { name: 'scripts', files: 'scripts/', mayImport: 'everything' },
  { name: 'root', files: '*.{ts,mjs}', mayImport: [...lib, 'languages', 'build', 'tests', 'e2e', 'scripts'] },
];
