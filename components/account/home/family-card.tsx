import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { selectingPerson } from '#components/booking/person/selecting-person.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Panel, PanelHead } from '#components/ui/layout/panel.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { Pill } from '#components/ui/pill.tsx';
import type { LinkedUser } from '#contract/customers/users.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { selectUser } from '#lib/auth/select-user.ts';
import { loadPage } from '#lib/browser/load-page.ts';
import { authUserQuery } from '#lib/query/site-queries.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { PersonLine } from '../family/person-line.tsx';
import { linksQuery } from '../family/queries.ts';
import { relationName } from '../family/relation.ts';
import { StatePill } from '../frame/state-pill.tsx';

/** Acts for somebody and goes to what can be booked for them. */
const BookFor = ({ person: { id, name } }: { person: LinkedUser['referencedUser'] }) => {
  const t = useTranslations();
  const href = useHref();
  const toast = useToast();
  const { mutate, isPending, isSuccess } = useMutation({
    ...selectingPerson,
    mutationFn: async () => {
      if (!(await selectUser(id))) throw new Error('The person could not be selected');
    },
    onSuccess: () => loadPage(href('/', 'bookings')),
    onError: () => toast({ type: 'danger', message: t('timetable.actingFailed') }),
  });
  return (
    <Button type="button" variant="secondary" size="medium" loading={isPending || isSuccess} onClick={() => mutate()}>
      {t('account.family.bookFor', { name: name.split(' ')[0] ?? name })}
    </Button>
  );
};

type FamilyCardProps = { acting: number | null };

/** The people of the account: for whom is booked now, the way to book for another, and who has not answered yet. */
export const FamilyCard = ({ acting }: FamilyCardProps) => {
  const t = useTranslations();
  const href = useHref();
  const { data: auth } = useQuery({ ...authUserQuery(browserApi), throwOnError: false });
  const userId = auth?.user.id ?? 0;
  const { data: links = [] } = useQuery({ ...linksQuery(browserApi, userId, 'outgoing'), enabled: userId > 0 });
  if (auth === undefined) return null;
  const bookingFor = <Pill tone="primary">{t('account.family.bookingFor')}</Pill>;
  return (
    <Panel gap="small" aria-labelledby="family">
      <PanelHead>
        <h2 className="heading-3" id="family">
          {t('account.family.title')}
        </h2>
        <a className="text-s" href={href('/user-details/family')}>
          {t('account.family.link')}
        </a>
      </PanelHead>
      <ul>
        <PersonLine
          name={t('booking.you', { name: `${auth.user.firstName} ${auth.user.lastName}` })}
          facts={t('family.holder')}
        >
          {acting === null && bookingFor}
        </PersonLine>
        {links
          .filter(({ status }) => status === 'successful' || status === 'pending')
          .map((link) => {
            const { id, status, referencedUser } = link;
            return (
              <PersonLine key={id} name={referencedUser.name} facts={relationName(link, t)}>
                {status === 'pending' && <StatePill look="waiting">{t('family.status.pending')}</StatePill>}
                {status === 'successful' && acting === referencedUser.id && bookingFor}
                {status === 'successful' && acting !== referencedUser.id && <BookFor person={referencedUser} />}
              </PersonLine>
            );
          })}
      </ul>
    </Panel>
  );
};
