import type { BrowserContext } from '@playwright/test';

/** A toast is removed after five seconds, which a slow test may miss, so the text of each is collected in its page. */
export async function keepToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const toastTexts: string[] = [];
    Reflect.set(window, 'keptToasts', toastTexts);
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        // The first toast is inserted together with the container of all toasts.
        if (node instanceof Element)
          for (const toast of [node, ...node.querySelectorAll('*')])
            if (toast.matches('[data-sonner-toast]')) toastTexts.push(toast.textContent);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}
