import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { passFocusOn } from '#components/ui/feedback/pass-focus-on.ts';

/** Says in place of a part of a page that it could not be loaded, with a button that tries again. */
export const RetryNotice = ({ children, onRetry }: { children: ReactNode; onRetry: () => void }) => {
  const t = useTranslations('common');
  return (
    <div ref={passFocusOn} className="grid max-w-[40rem] gap-3">
      <Notice tone="danger" role="alert">
        {children}
      </Notice>
      <Button type="button" variant="secondary" size="medium" className="justify-self-start" onClick={onRetry}>
        <RefreshCw className="icon-s" aria-hidden />
        {t('tryAgain')}
      </Button>
    </div>
  );
};
