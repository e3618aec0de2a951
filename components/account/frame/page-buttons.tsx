import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';

type PageButtonsProps = {
  /** What the pages are of. */
  label: string;
  page: number;
  pages: number;
  isBusy: boolean;
  onPage: (page: number) => void;
};

/** The way to the pages before and after; nothing where all is on one. */
export const PageButtons = ({ label, page, pages, isBusy, onPage }: PageButtonsProps) => {
  const t = useTranslations('account');
  if (pages < 2) return null;
  const button = (target: number, text: string) => {
    // It keeps the focus on the last page, where it can do nothing more.
    const isOff = target < 1 || target > pages;
    return (
      <Button
        type="button"
        variant="secondary"
        size="medium"
        aria-disabled={isOff}
        loading={isBusy}
        onClick={isOff ? undefined : () => onPage(target)}
      >
        {text}
      </Button>
    );
  };
  return (
    <nav className="flex flex-wrap items-center gap-3" aria-label={label}>
      {button(page - 1, t('previous'))}
      <span className="text-s tabular-nums">{t('page', { page, pages })}</span>
      {button(page + 1, t('nextPage'))}
    </nav>
  );
};
