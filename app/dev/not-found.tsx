import { NotFoundView } from '#components/shell/failures/not-found-view.tsx';
import { fallbackText } from '#lib/i18n/fallback-text.ts';

/** A page for developers that is not served here. */
export default function DeveloperNotFound() {
  return <NotFoundView t={fallbackText} home="/" />;
}
