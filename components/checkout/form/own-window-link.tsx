import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { isInFrame } from '#lib/browser/keeps-cookies.ts';
import { loadPage, type Follow } from '#lib/browser/load-page.ts';
import { openOwnWindow } from '#lib/browser/own-window.ts';
import { useIsHydrated } from '#lib/browser/use-is-hydrated.ts';
import { useHref } from '#lib/zones/site-context.tsx';

const getCode = () =>
  browserApi('handOver', {}).then(
    ({ data }) => data.code,
    () => null,
  );

/**
 * In a frame: a way to pay in a window of its own, where the customer is signed in by a one-time code and has the same
 * basket. The frame goes on with the confirmation (docs/product.md#embedding).
 */
export const OwnWindowLink = ({ follow = loadPage }: { follow?: Follow }) => {
  const t = useTranslations('checkout');
  const href = useHref();
  const isFramed = useIsHydrated() && isInFrame();
  if (!isFramed) return null;
  const goOn = (confirmation: string | null) => follow(confirmation ?? window.location.href);
  const open = () => openOwnWindow(href('/basket/checkout'), { getCode, onClosed: goOn });
  return (
    <p className="page-width flex flex-wrap items-center gap-x-3 pt-4 text-s">
      {t('ownWindowHelp')}
      <Button variant="text" size="medium" onClick={open}>
        {t('ownWindow')}
      </Button>
    </p>
  );
};
