import { cx } from 'class-variance-authority';
import { contentClass, PanelSkeleton } from '#components/account/frame/layout.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import type { Translate } from '#lib/i18n/translate.ts';

const rows = [1, 2];

/** A row of the next bookings: a drawing, the facts, and where it leads. */
export const bookingRow = cx(
  'relative grid grid-cols-[3.5rem_minmax(0,1fr)_1.25rem] items-center gap-x-3.5 border-line px-4 py-4 not-first:border-t',
  'max-tiny:grid-cols-[minmax(0,1fr)_1.25rem] small:grid-cols-[6rem_minmax(0,1fr)_1.25rem] small:gap-x-5 small:px-6 small:py-5',
);

/** The size of its drawing, for which large type on a small screen has no room. */
export const bookingArt = 'size-[3.5rem] self-start rounded-m max-tiny:hidden small:h-[4.5rem] small:w-[6rem]';

/** The next booking and rows in their final size while the bookings are read. */
export const NextBookingsSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="grid gap-4 *:min-w-0">
    <Card padded className="grid min-h-[14rem] content-start gap-3">
      <Skeleton width="10rem" height={40} />
      <Skeleton width="60%" height={24} />
      <Skeleton width="45%" height={18} />
      <Skeleton width="70%" height={18} />
      <Skeleton width="9rem" height={34} shape="control" />
    </Card>
    <Rows as="div">
      {rows.map((row) => (
        <div key={row} className={bookingRow}>
          <Skeleton height={56} className={bookingArt} />
          <div className="grid gap-1.5">
            <Skeleton width="50%" height={20} />
            <Skeleton width="70%" height={21} />
            <Skeleton width="60%" height={16} />
            <Skeleton width="40%" height={16} />
          </div>
        </div>
      ))}
    </Rows>
  </div>
);

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
