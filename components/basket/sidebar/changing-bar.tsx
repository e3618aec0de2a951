import { useLocale, useTranslations } from 'next-intl';
import { forgetChanging, type ChangingLine } from '#components/booking/changing-line.ts';
import { changingNames } from '#components/booking/changing-names.ts';
import { Button } from '#components/ui/button/button.tsx';
import { BottomBar, BottomBarNote } from '#components/ui/layout/bottom-bar.tsx';

/** The way on that takes the place of the button in the bar. */
const focusBasket = () => document.querySelector<HTMLElement>('[data-bottom-bar] a')?.focus();

/** The basket bar of a phone while a line is being changed: which it is, and the way to leave it as it is. */
export const ChangingBar = ({ line }: { line: ChangingLine }) => {
  const t = useTranslations('basket.changing');
  const locale = useLocale();
  const stay = () => {
    forgetChanging();
    requestAnimationFrame(focusBasket);
  };
  return (
    <BottomBar
      label={t('label')}
      summary={<BottomBarNote>{t('line', changingNames(line, locale))}</BottomBarNote>}
      action={
        <Button type="button" variant="secondary" className="flex-none" onClick={stay}>
          {t('keep')}
        </Button>
      }
    />
  );
};
