import { config, type Config } from '../config.ts';

/** The settings that decide which page a request gets. Throws when one is wrong. */
export function zoneSettings(): Config {
  return config();
}
