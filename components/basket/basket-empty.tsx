import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { useLoginModal } from '#lib/auth/login-modal-context.tsx';
import { useText } from '#lib/i18n/text-context.ts';
import { useHref } from '#lib/zones/site-context.tsx';

/** Nothing in the basket: somewhere to go, or a log-in first. */
export const BasketEmpty = ({ isLoggedIn }: { isLoggedIn: boolean }) => {
  const text = useText();
  const href = useHref();
  const login = useLoginModal();
  if (!isLoggedIn) {
    return (
      <EmptyState
        title={text('basket.emptyLoggedOut')}
        art={<CourtIllustration kind="football" view="crop" zone={null} />}
        action={<Button onClick={() => login.open()}>{text('basket.logIn')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={text('basket.empty')}
      art={<CourtIllustration kind="basketball" view="crop" zone={null} />}
      action={
        <LinkButton href={href('/redirect-to-selected-venue')} prefetch={false}>
          {text('basket.emptyAction')}
        </LinkButton>
      }
    />
  );
};
