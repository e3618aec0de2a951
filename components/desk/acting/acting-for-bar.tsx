'use client';

import User from 'lucide-react/icons/user';
import { useTranslations } from 'next-intl';

/** For whom the desk acts: below the header on every page. */
export const ActingForBar = () => {
  const t = useTranslations('desk.acting');
  return (
    <section
      aria-label={t('label')}
      className="sticky top-0 z-20 flex min-h-[5rem] items-center gap-3 border-b border-line-strong bg-surface px-gutter py-3"
    >
      <span className="grid size-[3rem] flex-none place-items-center rounded-full border-2 border-dashed border-control">
        <User className="icon" aria-hidden />
      </span>
      <p className="grid text-s">
        {t('label')}
        <b className="text-[1.25rem]/[1.625rem] font-medium">{t('walkIn')}</b>
      </p>
    </section>
  );
};
