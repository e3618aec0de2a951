import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { guestPassesQuery } from '../guest-passes/queries.ts';

/** How many guest passes the person acted for has left, and the way to send or buy one. */
export const GuestPassCard = ({ acting }: { acting: number | null }) => {
  const t = useTranslations();
  const href = useHref();
  const { data } = useQuery(guestPassesQuery(browserApi, acting));
  const left = data?.passes.filter(({ status }) => status === 'available').length ?? 0;
  if (data === undefined || (left === 0 && data.options.length === 0)) return null;
  return (
    <Panel gap="small" aria-labelledby="guest-passes">
      <h2 className="heading-3" id="guest-passes">
        {t('guestPasses.title')}
      </h2>
      <p className="text-s">
        {t('guestPasses.left', { count: left })}. {t('guestPasses.help')}
      </p>
      <LinkButton variant="secondary" size="medium" className="justify-self-start" href={href('/guest-passes')}>
        {t(left > 0 ? 'account.guestPass.send' : 'account.guestPass.get')}
      </LinkButton>
    </Panel>
  );
};
