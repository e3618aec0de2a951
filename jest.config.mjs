import nodeModule from 'node:module';

if (nodeModule.registerHooks === undefined) throw new Error('This Node is too old for the tests: use `npm run jest`.');

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
  modulePathIgnorePatterns: ['<rootDir>/\\.(next|data|screens|bench)'],
};

/** Modules loaded by Node, once for all test files of a process. */
const native = {
  ...shared,
  testEnvironment: '<rootDir>/tests/support/jest/native-environment.mjs',
  runtime: '<rootDir>/tests/support/jest/native-runtime.mjs',
  transform: { '\\.tsx$': ['<rootDir>/tests/support/jest/transform.mjs', swc] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
};

/** Modules loaded by Jest, anew for each test file. */
const isolated = {
  ...shared,
  transform: { '\\.tsx?$': ['<rootDir>/tests/support/jest/transform.mjs', swc] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '\\.css$': '<rootDir>/tests/support/jest/style.mjs' },
};

const testsIn = (folders, extension) => folders.map((folder) => `<rootDir>/${folder}/**/*.test.${extension}`);

/** Tests without a DOM that replace modules, load one twice, or choose their own environment. */
const isolatedTests = [
  '**/components/ui/variants.test.ts',
  '**/lib/http/compression/reuse-element-texts.test.ts',
  '**/lib/http/disrupted-requests.test.ts',
];

export default {
  maxWorkers: 2,
  // The modules of each test file stay in the worker's heap, so that a long run filled it.
  workerIdleMemoryLimit: '1500MB',
  // A busy machine is slow, not wrong.
  testTimeout: 120_000,
  projects: [
    {
      ...native,
      displayName: 'node',
      testMatch: [
        ...testsIn(
          ['components', 'lib', 'contract', 'sandbox', 'bench', 'soak', 'tests/{architecture,deployment,routes}'],
          'ts',
        ),
        ...isolatedTests.map((test) => `!${test}`),
      ],
    },
    {
      ...isolated,
      displayName: 'isolated',
      testEnvironment: 'node',
      testMatch: isolatedTests,
    },
    {
      ...isolated,
      displayName: 'dom',
      testEnvironment: '<rootDir>/tests/support/jest/jsdom-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/tests/support/dom-matchers.ts'],
      testMatch: testsIn(['app', 'components', 'lib'], 'tsx'),
    },
    {
      ...native,
      displayName: 'backend',
      globalSetup: '<rootDir>/tests/support/global-database.ts',
      globalTeardown: '<rootDir>/tests/support/global-database-end.ts',
      testMatch: testsIn(['backend', 'tests/backend'], 'ts'),
    },
  ],
};
