import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { buttonClass } from '#components/ui/button/button-class.ts';
import type { Say } from '#lib/i18n/translate.ts';

/** The not-found page of any unknown path (docs/product.md#error-pages). */
export const NotFoundView = ({ t, home }: { t: Say; home: string }) => (
  <main id="main" className="not-found on-dark">
    <CourtIllustration kind="offside" cover="xMaxYMid" className="not-found__art" />
    <div className="not-found__in page-width">
      <h1 className="heading-display">{t('pages.notFound')}</h1>
      <p>{t('pages.notFoundHelp')}</p>
      <a className={buttonClass({})} href={home}>
        {t('common.goHome')}
      </a>
    </div>
  </main>
);
