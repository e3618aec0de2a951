import { useTranslations } from 'next-intl';
import type { CardSession } from '#contract/payments.ts';
import type { CardForm } from './calls/card-form.ts';
import { CardFrame } from './card-frame.tsx';
import { ProviderBox } from './provider-box.tsx';

type CardEntryProps = {
  cardSession: CardSession;
  onForm: (form: CardForm | null) => void;
  onFailed: () => void;
};

/** The card form in the provider's frame; the card is not stored. */
export const CardEntry = ({ cardSession, onForm, onFailed }: CardEntryProps) => {
  const t = useTranslations('checkout');
  return (
    <ProviderBox caption={t('payment.secure')}>
      <CardFrame cardSession={cardSession} onForm={onForm} onFailed={onFailed} />
    </ProviderBox>
  );
};
