import type { BrowserContext } from '@playwright/test';

/** A toast leaves after five seconds, which a busy machine may sleep through: what each said is kept in its page. */
export async function keepToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const kept: string[] = [];
    Reflect.set(window, 'keptToasts', kept);
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Element && node.matches('.toast')) kept.push(node.textContent);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}
