import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useHref } from '#lib/zones/site-context.tsx';

type BasketEmptyProps = {
  isLoggedIn: boolean;
  /** A button that puts back what has just been cleared. */
  undo?: ReactNode;
};

/** The empty state of the basket: links to the timetables, or a log-in prompt for guests. */
export const BasketEmpty = ({ isLoggedIn, undo }: BasketEmptyProps) => {
  const t = useTranslations('basket');
  const href = useHref();
  const login = useLoginModal();
  if (!isLoggedIn) {
    return (
      <EmptyState
        title={t('emptyLoggedOut')}
        art={<CourtIllustration kind="football" view="crop" zone={null} />}
        action={<Button onClick={() => login.open()}>{t('logIn')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={t('empty')}
      art={<CourtIllustration kind="basketball" view="crop" zone={null} />}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {undo}
          <LinkButton
            variant={undo ? 'secondary' : 'primary'}
            href={href('/redirect-to-selected-venue')}
            prefetch={false}
          >
            {t('emptyAction')}
          </LinkButton>
        </div>
      }
    />
  );
};
