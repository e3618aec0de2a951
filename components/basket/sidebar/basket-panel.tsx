'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** The id of the heading, which takes the focus when the basket has become empty. */
export const sideHeadingId = 'side-basket';

/** The frame of the basket beside a timetable; `badge` stands beside its heading. */
export const BasketPanel = ({ badge, children }: { badge?: ReactNode; children: ReactNode }) => {
  const t = useTranslations('basket');
  return (
    <section className="basket" aria-labelledby={sideHeadingId}>
      <div className="basket__head">
        <h2 id={sideHeadingId} tabIndex={-1}>
          {t('title')}
        </h2>
        {badge}
      </div>
      {children}
    </section>
  );
};
