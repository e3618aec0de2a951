import { useTranslations } from 'next-intl';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { useIsOnline } from '#components/desk/frame/use-is-online.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { errorText } from '#lib/i18n/error-text.ts';
import { BlockForm } from './block-form.tsx';
import { HeldNotice } from './held-notice.tsx';
import { SessionChoice } from './session-choice.tsx';
import { useNewBlock } from './use-new-block.ts';

/** A new block: what is wanted, then the sessions with what is in the way of each, then the sale of the account. */
export const NewBlock = ({ today, onHeld }: { today: string; onHeld: () => void }) => {
  const t = useTranslations();
  const words = useTranslations('deskBlocks');
  const { customerId, searchRef } = useActing();
  const isOnline = useIsOnline();
  const { request, found, leftOut, chosen, holding, ask, toggle, hold } = useNewBlock(onHeld);
  const { data, error, refetch } = found;
  const getReason = () => {
    if (!isOnline) return t('desk.offline.reason');
    if (customerId === null) return words('chooseAccount');
    return chosen.length === 0 ? words('chooseSessions') : undefined;
  };
  return (
    <Panel aria-labelledby="new-block">
      <h2 id="new-block" className="heading-3">
        {words('new')}
      </h2>
      {customerId === null && <Notice tone="info">{words('accountHelp')}</Notice>}
      <BlockForm today={today} isSearching={found.isFetching} onAsk={ask} />
      {holding.data !== undefined && request === null && <HeldNotice held={holding.data.data} />}
      <div aria-live="polite" className="grid gap-4 *:min-w-0">
        {request !== null && data === undefined && error === null && <Skeleton height={240} shape="control" />}
        {error !== null && <RetryNotice onRetry={() => void refetch()}>{errorText(error, t)}</RetryNotice>}
        {request !== null && data !== undefined && <SessionChoice {...data} leftOut={leftOut} onToggle={toggle} />}
        {holding.error !== null && (
          <Notice tone="danger" role="alert">
            {errorText(holding.error, t)}
          </Notice>
        )}
      </div>
      {request !== null && data !== undefined && data.sessions.length > 0 && (
        <Button
          type="button"
          size="pay"
          block
          loading={holding.isPending}
          reason={getReason()}
          onRefused={() => searchRef.current?.focus()}
          onClick={hold}
        >
          {words('hold', { count: chosen.length })}
        </Button>
      )}
    </Panel>
  );
};
