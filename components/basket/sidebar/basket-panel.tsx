'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';

/** The id of the heading, which takes the focus when the basket has become empty. */
export const sideHeadingId = 'side-basket';

type PanelNoteProps = Pick<ComponentProps<'div'>, 'role' | 'children'> & { as?: 'div' | 'p' };

/** What there is to say instead of lines. */
export const PanelNote = ({ as: Element = 'div', ...props }: PanelNoteProps) => (
  <Element {...props} className="grid justify-items-start gap-3 px-5 pb-5 text-s" />
);

/** The frame of the basket beside a timetable; `badge` stands beside its heading. */
export const BasketPanel = ({ badge, children }: { badge?: ReactNode; children: ReactNode }) => {
  const t = useTranslations('basket');
  return (
    <section
      className="relative overflow-clip rounded-l border border-line bg-surface box-shadow"
      aria-labelledby={sideHeadingId}
    >
      <div className="flex items-center gap-2.5 px-5 pt-5 pb-3">
        <h2 id={sideHeadingId} tabIndex={-1}>
          {t('title')}
        </h2>
        {badge}
      </div>
      {children}
    </section>
  );
};
