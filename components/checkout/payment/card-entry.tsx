import { useTranslations } from 'next-intl';
import type { CardSession } from '#contract/payments/payments.ts';
import type { CardForm } from './calls/card-form.ts';
import { CardFrame } from './card-frame.tsx';
import { ProviderBox } from './provider-box.tsx';

type CardEntryProps = {
  cardSession: CardSession;
  savedCardToken: string | null;
  onForm: (form: CardForm | null) => void;
  onFailed: () => void;
};

/** The card form in the provider's frame: of a new card, or the security code of a saved one. */
export const CardEntry = (props: CardEntryProps) => {
  const t = useTranslations('checkout');
  return (
    <ProviderBox caption={t('payment.secure')}>
      <CardFrame {...props} />
    </ProviderBox>
  );
};
