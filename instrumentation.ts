import { config } from './lib/config.ts';

/** Runs once when the web starts: a wrong setting ends it with a sentence that says which, and why. */
export async function register() {
  config();
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production') return;
  const { packPages } = await import('./lib/page-bytes/pack-pages.ts');
  packPages();
}
