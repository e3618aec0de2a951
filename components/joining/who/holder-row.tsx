import Check from 'lucide-react/icons/check';
import { useTranslations } from 'next-intl';
import type { Person } from '#components/booking/person/people.ts';
import { PersonName } from '#components/booking/person/person-name.tsx';
import { Pill } from '#components/ui/pill.tsx';

/** The account holder, who is always on the membership and pays for it; undefined before a log-in. */
export const HolderRow = ({ holder, isComplete }: { holder: Person | undefined; isComplete: boolean }) => {
  const t = useTranslations('joining.who');
  return (
    <div className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3">
      <span
        className="grid size-[2.5rem] place-items-center rounded-full bg-primary-action font-figures text-[1.25rem] text-on-primary"
        aria-hidden="true"
      >
        {(holder?.name ?? t('you')).charAt(0)}
      </span>
      <div>
        <p className="font-medium text-ink">{holder === undefined ? t('you') : <PersonName person={holder} />}</p>
        <p className="text-s">{t('pays')}</p>
      </div>
      {isComplete ? (
        <Pill tone="success" icon={<Check className="icon-xs" />}>
          {t('complete')}
        </Pill>
      ) : (
        <span className="text-s text-ink-3">{t('next')}</span>
      )}
    </div>
  );
};
