import type { Theme } from '#contract/venues/client.ts';
import { themeWarnings } from './theme-warnings.ts';

/** Themes are read for every page; each warning is logged only once. */
const mostLogged = 200;
const logged = new Set<string>();

/** Logs which colours of a theme are not shown as configured, and why. */
export function logThemeWarnings(theme: Theme): void {
  for (const { field, problem, configured: input, used, ratio } of themeWarnings(theme)) {
    const reason =
      problem === 'invalid' ? 'it is no colour' : `text on it or in it has a contrast of ${ratio}, and needs 4.5`;
    const line = `theme: ${field} ${input} is shown as ${used}: ${reason}\n`;
    if (logged.has(line) || logged.size === mostLogged) continue;
    logged.add(line);
    process.stderr.write(line);
  }
}
