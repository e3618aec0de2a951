import { Marking } from '#components/markings/marking.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { LinkButton } from '#components/ui/link-button.tsx';
import { useText } from '#lib/messages/text-context.ts';
import { useLoginModal } from '#lib/site/login-modal-context.ts';
import { useHref } from '#lib/site/site-context.ts';

/** Nothing in the basket: somewhere to go, or a log-in first. */
export const BasketEmpty = ({ isLoggedIn }: { isLoggedIn: boolean }) => {
  const text = useText();
  const href = useHref();
  const login = useLoginModal();
  if (!isLoggedIn) {
    return (
      <EmptyState
        title={text('basket.emptyLoggedOut')}
        art={<Marking kind="football" view="crop" zone={null} />}
        action={<Button onClick={() => login.open()}>{text('basket.logIn')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={text('basket.empty')}
      art={<Marking kind="basketball" view="crop" zone={null} />}
      action={
        <LinkButton href={href('/redirect-to-selected-venue')} prefetch={false}>
          {text('basket.emptyAction')}
        </LinkButton>
      }
    />
  );
};
