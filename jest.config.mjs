const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
};

const shared = {
  rootDir: import.meta.dirname,
  transform: { '\\.tsx?$': ['<rootDir>/tests/support/jest/transform.mjs', swc] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '\\.css$': '<rootDir>/tests/support/jest/style.mjs' },
  modulePathIgnorePatterns: ['<rootDir>/\\.(next|data|screens|bench)'],
};

const testsIn = (folders, extension) => folders.map((folder) => `<rootDir>/${folder}/**/*.test.${extension}`);

export default {
  maxWorkers: 2,
  // The modules of each test file stay in the worker's heap, so that a long run filled it.
  workerIdleMemoryLimit: '1500MB',
  // A busy machine is slow, not wrong.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: testsIn(
        ['components', 'lib', 'contract', 'sandbox', 'bench', 'soak', 'tests/{architecture,deployment,routes}'],
        'ts',
      ),
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: '<rootDir>/tests/support/jest/jsdom-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/tests/support/dom-matchers.ts'],
      testMatch: testsIn(['app', 'components', 'lib'], 'tsx'),
    },
    {
      ...shared,
      displayName: 'backend',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/tests/support/global-database.ts',
      globalTeardown: '<rootDir>/tests/support/global-database-end.ts',
      testMatch: testsIn(['backend', 'tests/backend'], 'ts'),
    },
  ],
};
