import type { Translate } from '#lib/i18n/translate.ts';
import { contentClass } from '../frame/content-class.ts';
import { PanelSkeleton } from '../frame/panel-skeleton.tsx';
import { NextBookingsSkeleton } from './next-bookings-skeleton.tsx';

/** The start page of an account in its final shape while it is read. */
export const HomeSkeleton = ({ t }: { t: Translate }) => (
  <div className={contentClass}>
    <div className="grid gap-6 *:min-w-0 large:grid-cols-[minmax(0,1fr)_20rem] large:items-start large:gap-8">
      <section aria-labelledby="next-bookings">
        <h2 className="mb-4 heading-3" id="next-bookings">
          {t('account.next')}
        </h2>
        <NextBookingsSkeleton label={t('account.loading')} />
      </section>
      <PanelSkeleton label={t('account.loading')} />
    </div>
  </div>
);
