import Printer from 'lucide-react/icons/printer';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';

/** Prints the page. */
export const PrintButton = () => {
  const t = useTranslations('receipt');
  return (
    <Button type="button" variant="secondary" onClick={() => window.print()}>
      <Printer className="icon-s" />
      {t('print')}
    </Button>
  );
};
