import Delete from 'lucide-react/icons/delete';
import { useTranslations } from 'next-intl';

const key =
  'grid min-h-[4rem] place-items-center rounded-[10px] bg-surface-3 font-figures text-[calc(2rem*max(var(--heading-scale),0.72))]/none font-headline text-ink active:bg-primary-200';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0'];

interface AmountKeysProps {
  onPress: (digits: string) => void;
  onErase: () => void;
}

/** The keys of a till. */
export const AmountKeys = ({ onPress, onErase }: AmountKeysProps) => {
  const t = useTranslations('desk.pay');
  return (
    <div role="group" aria-label={t('keys')} className="grid h-full max-h-[24rem] auto-rows-fr grid-cols-3 gap-2">
      {digits.map((digit) => (
        <button key={digit} type="button" className={key} onClick={() => onPress(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" className={key} aria-label={t('erase')} onClick={onErase}>
        <Delete className="icon-l" aria-hidden />
      </button>
    </div>
  );
};
