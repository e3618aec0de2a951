import { AsyncLocalStorage } from 'node:async_hooks';
import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileCache } from '#scripts/runtime/compile-cache.mjs';

const globals = new URL('globals.mjs', import.meta.url).href;
const options = { supportsDynamicImport: true, supportsExportNamespaceFrom: true, supportsStaticESM: true };

let transformer;

/** Where Jest keeps the source maps of modules that it has transformed, by their addresses. */
export const sourceMaps = new Map();

/** Sets what makes JavaScript of JSX, which Node does not understand. */
export function setTransformer(next) {
  transformer = next;
}

function resolveModule(specifier, context, nextResolve) {
  if (specifier === '@jest/globals') return { url: globals, shortCircuit: true };
  // Next has no `exports`; bundlers add the ending.
  if (/^next\/(?!dist\/)[a-z/-]+$/.test(specifier)) return nextResolve(`${specifier}.js`, context);
  const resolved = nextResolve(specifier, context);
  // What the web bundles imports JSON without the attribute that Node asks for.
  return resolved.url.endsWith('.json') ? { ...resolved, importAttributes: { type: 'json' } } : resolved;
}

function loadModule(url, context, nextLoad) {
  if (url.endsWith('.css')) return { format: 'module', source: 'export default {};', shortCircuit: true };
  if (!url.endsWith('.tsx')) return nextLoad(url, context);
  const { source } = nextLoad(url, { ...context, format: 'module' });
  const { code, sourceMapPath } = transformer.transform(fileURLToPath(url), options, String(source));
  if (sourceMapPath !== null) sourceMaps.set(url, sourceMapPath);
  return { format: 'module', source: code, shortCircuit: true };
}

// Next's modules look for it when they are loaded; its servers set it first.
globalThis.AsyncLocalStorage = AsyncLocalStorage;
enableCompileCache(compileCache);
registerHooks({ resolve: resolveModule, load: loadModule });
