import { config } from './lib/config.ts';

/** Runs once when the web starts: a wrong setting ends it with a sentence that says which, and why. */
export function register() {
  config();
}
