import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import Runtime from 'jest-runtime';
import { setGlobals } from './globals.mjs';
import { setTransformer, sourceMaps } from './native-modules.mjs';

const require = createRequire(import.meta.url);

/** Where Jest's test framework keeps what it knows of a file, beside its own module. */
const stateOfFramework = ['EVENT_HANDLERS', 'TEST_TIMEOUT_SYMBOL'].map((name) => Symbol.for(name));

/**
 * Jest's runtime with Node's modules in place of its own: a process loads each module once, not again for each test file
 * that imports it. So modules keep their state from one test file to the next.
 */
export default class NativeRuntime extends Runtime {
  #testPath;

  constructor(config, environment, resolver, transformer, cacheFS, coverageOptions, testPath, globalConfig) {
    super(config, environment, resolver, transformer, cacheFS, coverageOptions, testPath, globalConfig);
    this.#testPath = testPath;
    setTransformer(transformer);
  }

  /** Leaves Node's own function, which Jest would replace. */
  installGetBuiltinModule() {}

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(path) {
    return import(pathToFileURL(path).href);
  }

  requireModule(path) {
    return require(path);
  }

  /** The test framework, anew for each file. */
  requireInternalModule(path) {
    for (const key of stateOfFramework) delete globalThis[key];
    delete require.cache[path];
    return require(path);
  }

  setGlobalsForRuntime(globals) {
    super.setGlobalsForRuntime(globals);
    setGlobals({ ...globals, jest: this.jestGlobals.jestObjectFor(this.#testPath) });
  }

  getSourceMaps() {
    return sourceMaps;
  }
}
