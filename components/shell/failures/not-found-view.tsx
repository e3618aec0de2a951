import { cx } from 'class-variance-authority';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { buttonClass } from '#components/ui/button/button.tsx';
import type { Say } from '#lib/i18n/translate.ts';

/** The not-found page of any unknown path (docs/product.md#error-pages). */
export const NotFoundView = ({ t, home }: { t: Say; home: string }) => (
  <main
    id="main"
    data-flush=""
    className={cx(
      'on-dark relative grid min-h-[35rem] content-start overflow-clip pb-[15.625rem]',
      'large:min-h-[32.5rem] large:content-center large:pb-0',
    )}
  >
    <CourtIllustration
      kind="offside"
      cover="xMaxYMid"
      className="absolute right-0 bottom-0 h-[15.625rem] w-full large:h-full large:w-[62%]"
    />
    <div className="relative page-width grid justify-items-start gap-4 py-[2.5rem] large:gap-5 large:py-[3.5rem]">
      <h1 className="max-w-[5.8em] heading-display">{t('failures.notFound')}</h1>
      <p className="max-w-[36ch]">{t('failures.notFoundHelp')}</p>
      <a className={buttonClass({ className: 'mt-2' })} href={home}>
        {t('common.goHome')}
      </a>
    </div>
  </main>
);
