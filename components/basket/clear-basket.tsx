import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';

type ClearBasketProps = { isPending: boolean; onClear: () => void };

/** Clears the basket at once; what was in it can be put back. */
export const ClearBasket = ({ isPending, onClear }: ClearBasketProps) => {
  const t = useTranslations('basket');
  return (
    <Button variant="quiet" size="medium" className="-ml-2 justify-self-start" loading={isPending} onClick={onClear}>
      <Trash2 className="icon-s" />
      {t('clear')}
    </Button>
  );
};
