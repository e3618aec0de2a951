import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { buttonClass } from '#components/ui/button/button-class.ts';
import type { Text } from '#lib/i18n/text.ts';

/** Any path that leads nowhere (docs/product.md#error-pages). The one filled place is beyond the line. */
export const NotFoundView = ({ text, home }: { text: Text; home: string }) => (
  <main id="main" className="not-found on-dark">
    <CourtIllustration kind="offside" cover="xMaxYMid" className="not-found__art" />
    <div className="not-found__in container">
      <h1 className="h-display">{text('pages.notFound')}</h1>
      <p>{text('pages.notFoundHelp')}</p>
      <a className={buttonClass({})} href={home}>
        {text('common.goHome')}
      </a>
    </div>
  </main>
);
