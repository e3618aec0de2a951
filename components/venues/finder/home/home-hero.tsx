import { KickOff } from '#components/illustrations/kick-off.tsx';
import type { Translate } from '#lib/i18n/translate.ts';

/** The hero of the home page: what this site is for. */
export const HomeHero = ({ t, count }: { t: Translate; count: number }) => (
  <div className="on-dark relative overflow-clip [--d:7.75rem] [--y:2.125rem] large:[--d:13.5rem] large:[--y:2.75rem]">
    {/* In a wide window the halfway line stands where the list ends and the map begins. */}
    <KickOff className="right-4 small:right-12 large:right-auto large:left-[calc(50%-640px+32px+544px+16px-108px)]" />
    <div className="relative page-width pt-[2.5rem] pb-[7.25rem] large:pt-[3.5rem] large:pb-[5.75rem]">
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
      <p className="mt-4 max-w-[26ch] text-l text-balance large:max-w-none">{t('home.lead', { count })}</p>
    </div>
  </div>
);
