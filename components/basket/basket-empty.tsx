import { useText } from '../../lib/messages/text-context.ts';
import { useLoginModal } from '../../lib/site/login-modal-context.ts';
import { useHref } from '../../lib/site/site-context.ts';
import { Marking } from '../markings/marking.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';

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
      action={<LinkButton href={href('/redirect-to-selected-venue')} prefetch={false}>{text('basket.emptyAction')}</LinkButton>}
    />
  );
};
