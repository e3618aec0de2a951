/** What tests import from `@jest/globals`: that of the file which this process runs now. */
export let jest, expect, describe, it, test, beforeAll, beforeEach, afterAll, afterEach;

/** Sets what a test file uses, before it is imported. */
export function setGlobals(globals) {
  ({ jest, expect, describe, it, test, beforeAll, beforeEach, afterAll, afterEach } = globals);
}
