'use client';

import { fallbackLanguage, fallbackText } from '#lib/i18n/fallback-text.ts';
import './styles/site.css';

/**
 * Next's global error page, shown when rendering a zone's root layout has failed. Every page loads its code, so it uses
 * none of the site's components.
 */
export default function GlobalError() {
  return (
    <html lang={fallbackLanguage}>
      <body>
        <main className="grid min-h-dvh content-center justify-items-center gap-2 bg-surface px-6 text-center">
          <h1 className="heading-2">{fallbackText('failures.error')}</h1>
          <p>{fallbackText('failures.errorHelp')}</p>
          <p className="mt-4 flex flex-wrap justify-center gap-6">
            <button
              type="button"
              className="cursor-pointer text-primary-text underline"
              onClick={() => window.location.reload()}
            >
              {fallbackText('common.tryAgain')}
            </button>
            <a href="/">{fallbackText('common.goHome')}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
