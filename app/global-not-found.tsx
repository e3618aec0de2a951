import type { Metadata } from 'next';
import { NotFoundView } from '#components/shell/failures/not-found-view.tsx';
import { fallbackLanguage, fallbackText } from '#lib/i18n/fallback-text.ts';
import './styles/site.css';

export const metadata: Metadata = { title: fallbackText('failures.notFoundTitle') };

/** An address outside of every zone, such as a file that is not there. */
export default function GlobalNotFound() {
  return (
    <html lang={fallbackLanguage}>
      <body>
        <NotFoundView t={fallbackText} home="/" />
      </body>
    </html>
  );
}
