import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { bookAgainQuery } from './book-again-query.ts';

/** Ways to book what was done last, and anything else. */
export const BookAgain = () => {
  const t = useTranslations('account');
  const href = useHref();
  const { data = [] } = useQuery(bookAgainQuery(browserApi));
  return (
    <Panel gap="small" aria-labelledby="book-again">
      <h2 className="heading-3" id="book-again">
        {t('again')}
      </h2>
      {data.length > 0 && (
        <ul className="text-s">
          {data.map(({ id, name, venueName, path }) => (
            <li key={id} className="border-line py-2.5 not-first:border-t">
              <a className="font-medium" href={href(path, 'bookings')}>
                {name}
              </a>
              <span className="block">{venueName}</span>
            </li>
          ))}
        </ul>
      )}
      <LinkButton variant="secondary" size="medium" className="justify-self-start" href={href('/', 'bookings')}>
        {t('book')}
      </LinkButton>
    </Panel>
  );
};
