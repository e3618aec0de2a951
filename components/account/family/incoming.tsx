import UserPlus from 'lucide-react/icons/user-plus';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import type { LinkedUser } from '#contract/customers/users.ts';
import { useLink } from './use-link.ts';

type LinkProps = { userId: number; link: LinkedUser };

/** Somebody asks to be linked: the customer accepts or refuses. */
export const IncomingLink = ({ userId, link }: LinkProps) => {
  const t = useTranslations('family');
  const { change, pending } = useLink(userId, link);
  const { name } = link.referencedUser;
  return (
    <section
      className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-l border border-info-line bg-info-bg p-4 text-ink small:grid-cols-[1.5rem_minmax(0,1fr)_auto] small:items-center small:px-5"
      aria-labelledby={`link-${link.id}`}
    >
      <UserPlus className="icon text-info" />
      <div className="min-w-0">
        <h2 className="font-body text-m font-medium tracking-[0] wrap-break-word text-ink" id={`link-${link.id}`}>
          {t('asks', { name })}
        </h2>
        <p className="text-s">
          {t(`relation.${link.relationship}`)}. {t('asksHelp')}
        </p>
      </div>
      <div className="col-start-2 flex flex-wrap items-center gap-2 small:col-start-3">
        <Button
          type="button"
          size="medium"
          loading={pending === 'successful'}
          aria-label={t('acceptNamed', { name })}
          onClick={() => change('successful', t('accepted', { name }))}
        >
          {t('accept')}
        </Button>
        <Button
          type="button"
          variant="text"
          size="medium"
          loading={pending === 'revoked'}
          aria-label={t('declineNamed', { name })}
          onClick={() => change('revoked', t('declined', { name }))}
        >
          {t('decline')}
        </Button>
      </div>
    </section>
  );
};
