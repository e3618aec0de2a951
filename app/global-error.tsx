'use client';

import { ErrorView } from '#components/shell/failures/error-view.tsx';
import { fallbackLanguage, fallbackText } from '#lib/i18n/fallback-text.ts';
import './styles/site.css';

/** The last resort: not even the document of a zone could be made. */
export default function GlobalError() {
  return (
    <html lang={fallbackLanguage}>
      <body>
        <ErrorView t={fallbackText} home="/" />
      </body>
    </html>
  );
}
