import { useTranslations } from 'next-intl';
import { wayIcons, type Way } from './ways.ts';

const tender =
  'grid min-h-[5rem] content-center justify-items-center gap-1.5 rounded-l border-[1.5px] border-line-strong bg-surface px-1 py-2 font-medium text-ink aria-pressed:border-primary-action aria-pressed:bg-primary-50 aria-pressed:text-primary-text aria-pressed:box-shadow-[inset_0_0_0_1px_var(--primary-action)]';

interface WayChoiceProps {
  ways: readonly Way[];
  chosen: Way | undefined;
  onChoose: (way: Way) => void;
}

/** The ways that can pay this sale. */
export const WayChoice = ({ ways, chosen, onChoose }: WayChoiceProps) => {
  const t = useTranslations('desk.pay');
  return (
    <div role="group" aria-label={t('with')} className="grid auto-cols-fr grid-flow-col gap-2">
      {ways.map((way) => {
        const Icon = wayIcons[way];
        return (
          <button
            key={way}
            type="button"
            className={tender}
            aria-pressed={way === chosen}
            onClick={() => onChoose(way)}
          >
            <Icon className="icon-l" aria-hidden />
            {t(`way.${way}`)}
          </button>
        );
      })}
    </div>
  );
};
