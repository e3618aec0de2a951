'use client';

import { ErrorView } from '#components/chrome/error-view.tsx';
import { fallbackText } from '#lib/messages/fallback-text.ts';
import './styles/site.css';

/** The last resort: not even the document of a zone could be made. */
export default function GlobalError() {
  return (
    <html lang={fallbackText.language}>
      <body>
        <ErrorView text={fallbackText} home="/" />
      </body>
    </html>
  );
}
