import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { CardFrame } from './card-frame.tsx';
import { ProviderBox } from './provider-box.tsx';

/** The card form in the provider's frame: of a new card, or the security code of a saved one. */
export const CardEntry = (props: ComponentProps<typeof CardFrame>) => {
  const t = useTranslations('checkout');
  return (
    <ProviderBox caption={t('payment.secure')}>
      <CardFrame {...props} />
    </ProviderBox>
  );
};
