'use client';

import type { ReactNode } from 'react';
import { useText } from '#lib/i18n/text-context.ts';

/** The heading's, which takes the focus when there is nothing else left in the basket. */
export const sideHeadingId = 'side-basket';

/** The frame of the basket beside a timetable; `badge` stands beside its heading. */
export const BasketPanel = ({ badge, children }: { badge?: ReactNode; children: ReactNode }) => {
  const text = useText();
  return (
    <section className="basket" aria-labelledby={sideHeadingId}>
      <div className="basket__head">
        <h2 id={sideHeadingId} tabIndex={-1}>
          {text('basket.title')}
        </h2>
        {badge}
      </div>
      {children}
    </section>
  );
};
