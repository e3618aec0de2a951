import Backpack from 'lucide-react/icons/backpack';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Footprints from 'lucide-react/icons/footprints';
import Shirt from 'lucide-react/icons/shirt';
import Waves from 'lucide-react/icons/waves';
import { useTranslations } from 'next-intl';
import { getIllustration } from '#components/booking/lines/item-illustration.ts';
import type { IllustrationName } from '#components/booking/model/illustration-for.ts';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { BringNote } from '#contract/payments/orders.ts';

/** What to wear or carry, by kind of place. */
const icons: Record<IllustrationName, typeof Waves> = {
  pool: Waves,
  track: Dumbbell,
  studio: Shirt,
  badminton: Footprints,
  squash: Footprints,
  basketball: Footprints,
  football: Footprints,
  trampoline: Footprints,
};

const getIcon = ({ name, bookingType }: BringNote) =>
  bookingType === 'camps' ? Backpack : icons[getIllustration(name, bookingType)];

/** What to bring, in the operator's text; renders nothing without one. */
export const BringCard = ({ notes }: { notes: readonly BringNote[] }) => {
  const t = useTranslations('confirmation');
  if (notes.length === 0) return null;
  return (
    <Panel aria-labelledby="bring">
      <h2 className="heading-3" id="bring">
        {t('bring')}
      </h2>
      <ul className="grid gap-2">
        {notes.map((note) => {
          const Icon = getIcon(note);
          return (
            <li className="grid grid-cols-[1.25rem_1fr] gap-3" key={note.text}>
              <Icon className="mt-0.5 icon text-primary-text" />
              <span>{note.text}</span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
};
