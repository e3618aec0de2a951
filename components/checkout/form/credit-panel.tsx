import { useTranslations } from 'next-intl';
import { Panel, PanelHead } from '#components/ui/layout/panel.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { CreditCard } from './credit-card.tsx';

/** Both types of credit, each applied or removed by one press; renders nothing for a customer without any. */
export const CreditPanel = ({ cart, isLocked }: { cart: Cart; isLocked: boolean }) => {
  const t = useTranslations('checkout');
  const credits = cart.credits.filter(({ totalAvailable, applied }) => totalAvailable.value > 0 || applied.value > 0);
  if (credits.length === 0) return null;
  return (
    <Panel aria-labelledby="credit">
      <PanelHead>
        <h2 className="heading-3" id="credit">
          {t('credit.title')}
        </h2>
        <p>{t('credit.intro')}</p>
      </PanelHead>
      <div className="grid gap-3">
        {credits.map((credit) => (
          <CreditCard key={credit.type} credit={credit} cart={cart} isLocked={isLocked} />
        ))}
      </div>
    </Panel>
  );
};
