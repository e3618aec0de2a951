import type { Page, Request } from '@playwright/test';

/** Where a page got what it loaded from, by kind; origins of other sites, and `self` for its own. */
export interface Loaded {
  scripts: Set<string>;
  frames: Set<string>;
  calls: Set<string>;
}

const callTypes = new Set(['fetch', 'xhr', 'eventsource', 'websocket', 'ping']);

function getKind(request: Request, page: Page): keyof Loaded | null {
  const frame = request.frame();
  const type = request.resourceType();
  if (request.isNavigationRequest()) return frame.parentFrame() === page.mainFrame() ? 'frames' : null;
  if (frame !== page.mainFrame()) return null;
  if (type === 'script') return 'scripts';
  return callTypes.has(type) ? 'calls' : null;
}

/** Notes everything that the page itself, not a frame in it, loads as a script, a frame or a call from now on. */
export function watchLoaded(page: Page): Loaded {
  const loaded: Loaded = { scripts: new Set(), frames: new Set(), calls: new Set() };
  page.on('request', (request) => {
    const kind = getKind(request, page);
    if (kind === null) return;
    const { origin } = new URL(request.url());
    loaded[kind].add(origin === new URL(page.url()).origin ? 'self' : origin);
  });
  return loaded;
}
