'use client';

import { ErrorView } from '#components/shell/failures/error-view.tsx';
import { fallbackLanguage, fallbackText } from '#lib/i18n/fallback-text.ts';
import './styles/site.css';

/** Next's global error page, shown when rendering a zone's root layout has failed. */
export default function GlobalError() {
  return (
    <html lang={fallbackLanguage}>
      <body>
        <ErrorView t={fallbackText} home="/" />
      </body>
    </html>
  );
}
