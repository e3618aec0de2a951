import { useTranslations } from 'next-intl';
import { ProviderBox } from './provider-box.tsx';

/** Where the card is entered when the provider has a page of its own. */
export const PageNote = ({ holdsPlaces }: { holdsPlaces: boolean }) => {
  const t = useTranslations('checkout');
  return (
    <ProviderBox caption={t('page.secure')}>
      <p className="max-w-[60ch]">{t('page.note', { held: String(holdsPlaces) })}</p>
    </ProviderBox>
  );
};
