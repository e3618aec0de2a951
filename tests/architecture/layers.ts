export interface Layer {
  name: string;
  /** A folder (ends with a slash) or a glob; the first layer that fits a file is its layer. */
  files: string;
  /** Layers it may import. A layer always may import itself. */
  mayImport: readonly string[] | 'everything';
  /** Layers of which it may import only types. */
  mayImportTypes?: readonly string[];
  /** Each folder inside is on its own: one domain does not import another. */
  separate?: true;
}

const lib = ['format', 'zones', 'session', 'lib'];

/** Who may import whom: app → components → lib → contract ← backend. ESLint and the architecture tests read this table. */
export const layers: readonly Layer[] = [
  { name: 'middleware', files: 'middleware.ts', mayImport: ['zones', 'session'] },
  { name: 'app', files: 'app/', mayImport: ['ui', 'markings', 'booking', 'components', ...lib] },
  { name: 'ui', files: 'components/ui/', mayImport: ['format'] },
  { name: 'markings', files: 'components/markings/', mayImport: [] },
  // What the basket, the checkout and the booking screens show alike.
  {
    name: 'booking',
    files: 'components/booking/',
    mayImport: ['ui', 'markings', ...lib],
    mayImportTypes: ['contract'],
  },
  {
    name: 'components',
    files: 'components/',
    mayImport: ['ui', 'markings', 'booking', ...lib],
    mayImportTypes: ['contract'],
    separate: true,
  },
  { name: 'format', files: 'lib/format/', mayImport: lib, mayImportTypes: ['contract'] },
  { name: 'zones', files: 'lib/zones/', mayImport: lib, mayImportTypes: ['contract'] },
  { name: 'session', files: 'lib/session/', mayImport: [...lib, 'contract'] },
  { name: 'lib', files: 'lib/', mayImport: [...lib, 'contract', 'messages'] },
  { name: 'contract', files: 'contract/', mayImport: [] },
  { name: 'backend', files: 'backend/', mayImport: ['contract'] },
  { name: 'sandbox', files: 'sandbox/', mayImport: [] },
  { name: 'messages', files: 'messages/', mayImport: [] },
  { name: 'public', files: 'public/', mayImport: [] },
  { name: 'tests', files: 'tests/', mayImport: 'everything' },
  { name: 'e2e', files: 'e2e/', mayImport: 'everything' },
  { name: 'bench', files: 'bench/', mayImport: 'everything' },
  { name: 'soak', files: 'soak/', mayImport: 'everything' },
  { name: 'scripts', files: 'scripts/', mayImport: 'everything' },
  { name: 'root', files: '*.{ts,mjs}', mayImport: [...lib, 'tests', 'e2e', 'scripts'] },
];
