import { KickOff } from '#components/illustrations/kick-off.tsx';
import type { Translate } from '#lib/i18n/translate.ts';

/** The hero of the home page: what this site is for. */
export const HomeHero = ({ t, count }: { t: Translate; count: number }) => (
  <div className="home-hero on-dark">
    <KickOff />
    <div className="page-width home-hero__in">
      <h1 className="heading-display">
        {t.rich('home.heading', {
          line: (words) => (
            <>
              <br />
              {words}
            </>
          ),
        })}
      </h1>
      <p className="lead">{t('home.lead', { count })}</p>
    </div>
  </div>
);
