import type { Page } from '@playwright/test';

const path = '/blank-page';

/**
 * Opens an empty document of the site's origin, made up in the browser: calls can be made from it as from any page, and
 * no script of a page takes note of them. `origin`: of another zone, the tested one by default.
 */
export async function openBlankPage(page: Page, origin = ''): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Blank</title>' }),
  );
  await page.goto(`${origin}${path}`);
}
