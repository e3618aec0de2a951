import { useTranslations } from 'next-intl';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useHref } from '#lib/zones/site-context.tsx';

/** The empty state of the basket: links to the timetables, or a log-in prompt for guests. */
export const BasketEmpty = ({ isLoggedIn }: { isLoggedIn: boolean }) => {
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
        <LinkButton href={href('/redirect-to-selected-venue')} prefetch={false}>
          {t('emptyAction')}
        </LinkButton>
      }
    />
  );
};
