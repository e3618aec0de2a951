import { defineConfig } from 'eslint/config';
import next from 'eslint-config-next/core-web-vitals';
import prettier from 'eslint-config-prettier';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import tailwind from 'eslint-plugin-better-tailwindcss';
import boundaries from 'eslint-plugin-boundaries';
import { importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { layers } from './tests/architecture/layers.ts';

const [react, , , coreWebVitals] = next;
const accessibility = react.plugins['jsx-a11y'].flatConfigs.recommended;

const categories = layers.map(({ name, files, separate }) => {
  if (separate) return { category: name, pattern: `${files}*/**`, capture: ['domain'] };
  return { category: name, pattern: files.endsWith('/') ? `${files}**` : files };
});

const ownLayer = ({ name, separate }) =>
  separate ? { categories: name, captured: { domain: '{{ from.file.captured.domain }}' } } : { categories: name };

const policies = layers.flatMap((layer) => {
  const from = { file: { categories: layer.name } };
  if (layer.mayImport === 'everything') return [{ from, allow: { to: { file: { categories: '*' } } } }];
  const allow = [{ to: { file: ownLayer(layer) } }, { to: { file: { categories: [...layer.mayImport] } } }];
  const types = { to: { file: { categories: [...(layer.mayImportTypes ?? [])] } }, dependency: { kind: 'type' } };
  return [{ from, allow: layer.mayImportTypes ? [...allow, types] : allow }];
});

/** As Node resolves: the stand-ins of package.json for the browser are not what an import names. */
const resolution = { conditionNames: ['types', 'import', 'require', 'node', 'default'] };

const code = ['**/*.{js,mjs,ts,tsx}'];
const web = ['{app,components,lib}/**/*.{ts,tsx}'];
const noEnvironment = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'Read settings from backend/config.ts or lib/config.ts.',
};
const noDateFnsIndex = {
  name: 'date-fns',
  message: 'Import from date-fns/<function>: for its index Node reads 250 modules.',
  allowTypeImports: true,
};
const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name; only Next and tool configurations need a default.',
};

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
    ...react,
    files: web,
    settings: { react: { version: '19.3' } },
    rules: {
      ...react.rules,
      ...coreWebVitals.rules,
      ...accessibility.rules,
      '@next/next/no-img-element': 'off', // logos and pictures come from any operator's host
      'import/no-anonymous-default-export': 'off',
      // A table laid out as a grid loses its meaning unless its parts say what they are.
      'jsx-a11y/no-redundant-roles': ['error', { nav: ['navigation'], thead: ['rowgroup'], tbody: ['rowgroup'] }],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        { tr: ['row'], td: ['cell'], th: ['columnheader', 'rowheader'], canvas: ['img'] },
      ],
    },
  },
  {
    files: code,
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // Not `import-x/no-duplicates`, which takes all icons of lucide for one module.
      'no-duplicate-imports': 'error',
      'no-empty': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-useless-rename': 'error',
      'object-shorthand': ['error', 'properties'],
    },
  },
  {
    files: code,
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
    files: code,
    plugins: { boundaries },
    settings: {
      'boundaries/files': categories,
      'boundaries/files-single-match': true,
      'import/resolver': { typescript: resolution },
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      'boundaries/no-unknown-files': 'error',
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
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-assertions': [
        'error',
        { assertionStyle: 'as', objectLiteralTypeAssertions: 'never' },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': 'off', // the compiler says so already
      '@typescript-eslint/require-await': 'off', // an operation is async by contract, even when it only decides
    },
  },
  {
    files: ['{app,components,lib,contract,backend,sandbox}/**/*.{ts,tsx}', 'middleware.ts'],
    // next-intl loads its request configuration by its default export.
    ignores: ['**/*.test.{ts,tsx}', 'lib/i18n/request.ts'],
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': ['error', noEnvironment, noDefaultExport],
      '@typescript-eslint/no-restricted-imports': ['error', { paths: [noDateFnsIndex] }],
    },
  },
  { files: ['app/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', noEnvironment] } },
  {
    files: ['backend/config.ts', 'lib/config.ts', 'sandbox/server.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport] },
  },
  { files: ['sandbox/server.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['{tests,e2e}/**/*.{ts,tsx}', '**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off', // expect.any() and its kin are any
    },
  },
  prettier,
);
