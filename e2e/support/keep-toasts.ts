import type { BrowserContext } from '@playwright/test';

/** A toast leaves after five seconds, which a busy machine may sleep through: what each said is kept in its page. */
export async function keepToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const kept: string[] = [];
    Reflect.set(window, 'keptToasts', kept);
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        // The first one comes together with the place where all of them appear.
        if (node instanceof Element)
          for (const toast of [node, ...node.querySelectorAll('*')])
            if (toast.matches('.toast')) kept.push(toast.textContent);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}
