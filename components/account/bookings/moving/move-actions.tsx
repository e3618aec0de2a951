import { useLocale, useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { getClock } from '#contract/rules/wall-time.ts';
import { formatDay } from '#lib/format/format-date.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import type { Moving } from './use-moving.ts';

type MoveActionsProps = { moving: Moving; onClose: () => void };

const useLabel = ({ time, difference, fault }: Moving): string => {
  const t = useTranslations('moving');
  const locale = useLocale();
  if (fault?.kind === 'unknown') return t('check');
  if (difference !== null) {
    const { due } = difference;
    const isDue = due !== undefined && due.value > 0;
    return isDue ? t('moveFor', { amount: formatMoney(due.value, due.currency) }) : t('moveAnyway');
  }
  if (time === null) return t('choose');
  const { local } = time.occurrence.startsAt;
  return t('to', { date: formatDay(local, locale), time: getClock(local) });
};

/** Keeps the booking, chooses again, or moves it; afterwards only the way out. */
export const MoveActions = ({ moving, onClose }: MoveActionsProps) => {
  const t = useTranslations();
  const { time, difference, done, fault, isBusy, move, reconsider } = moving;
  const label = useLabel(moving);
  if (done !== null || fault?.kind === 'over')
    return (
      <Button type="button" block onClick={onClose}>
        {t('common.close')}
      </Button>
    );
  const isOpen = fault?.kind === 'unknown';
  return (
    <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
      <Button type="button" variant="secondary" block onClick={difference === null || isOpen ? onClose : reconsider}>
        {difference === null || isOpen ? t(isOpen ? 'common.close' : 'moving.keep') : t('moving.another')}
      </Button>
      <Button type="button" block loading={isBusy} reason={time === null ? label : undefined} onClick={move}>
        {label}
      </Button>
    </div>
  );
};
