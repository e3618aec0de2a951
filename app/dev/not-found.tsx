import { NotFoundView } from '#components/chrome/not-found-view.tsx';
import { fallbackText } from '#lib/messages/fallback-text.ts';

/** A page for developers that is not served here. */
export default function DeveloperNotFound() {
  return <NotFoundView text={fallbackText} home="/" />;
}
