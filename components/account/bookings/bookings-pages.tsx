import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';

type BookingsPagesProps = { page: number; pages: number; isBusy: boolean; onPage: (page: number) => void };

/** The way to the pages before and after; nothing where all is on one. */
export const BookingsPages = ({ page, pages, isBusy, onPage }: BookingsPagesProps) => {
  const t = useTranslations('accountBookings');
  if (pages < 2) return null;
  const button = (target: number, label: string) => (
    <Button
      type="button"
      variant="secondary"
      size="medium"
      disabled={target < 1 || target > pages}
      loading={isBusy}
      onClick={() => onPage(target)}
    >
      {label}
    </Button>
  );
  return (
    <nav className="flex flex-wrap items-center gap-3" aria-label={t('pages')}>
      {button(page - 1, t('previous'))}
      <span className="text-s tabular-nums">{t('page', { page, pages })}</span>
      {button(page + 1, t('next'))}
    </nav>
  );
};
