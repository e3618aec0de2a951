import { defineConfig } from 'eslint/config';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import tailwind from 'eslint-plugin-better-tailwindcss';
import { importX } from 'eslint-plugin-import-x';
import { parser } from 'typescript-eslint';

/** As Node resolves: the stand-ins of package.json for the browser are not what an import names. */
const resolution = { conditionNames: ['types', 'import', 'require', 'node', 'default'] };

/** What Oxlint (`.oxlintrc.json`) does not have: the order of imports, and Tailwind's classes. */
export default defineConfig(
  {
    ignores: [
      '.next*/',
      '.data*/',
      '.screens/',
      '.bench/',
      'coverage/',
      'playwright-report/',
      'test-results/',
      'next-env.d.ts',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    languageOptions: { parser },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver(resolution)] },
    rules: {
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', ['parent', 'sibling']],
          pathGroups: [{ pattern: '#**', group: 'internal' }],
          alphabetize: { order: 'asc', caseInsensitive: true },
          'newlines-between': 'never',
        },
      ],
    },
  },
  {
    files: ['{app,components}/**/*.{ts,tsx}'],
    plugins: { tailwind },
    settings: { 'better-tailwindcss': { entryPoint: 'app/styles/desk.css' } },
    rules: {
      // Drawings are styled by classes of their own; `on-dark` marks the parts that `on-dark:` is about.
      'tailwind/no-unknown-classes': ['error', { ignore: ['^on-dark$', '^(marking|mk|kick-off|lane|swims)'] }],
      'tailwind/no-conflicting-classes': 'error',
      'tailwind/no-duplicate-classes': 'error',
      'tailwind/no-unnecessary-whitespace': 'error',
      'tailwind/enforce-consistent-class-order': 'error',
    },
  },
);
