import IdCard from 'lucide-react/icons/id-card';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslations } from 'next-intl';
import { textFromIso } from '#components/ui/form/date-text.ts';
import { Pill } from '#components/ui/pill.tsx';
import type { FoundUser } from '#contract/desk/customers.ts';

/** A text in which the beginning of a word that was searched for is marked. */
const MarkedText = ({ text, search }: { text: string; search: string }) => {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const parts = text.split(/(\s+)/);
  return parts.map((part, index) => {
    const word = words.find((one) => part.toLowerCase().startsWith(one));
    if (word === undefined) return part;
    return (
      // The parts of a text keep their order.
      <span key={index}>
        <mark className="rounded-[3px] bg-primary-100 px-px font-medium text-primary-text">
          {part.slice(0, word.length)}
        </mark>
        {part.slice(word.length)}
      </span>
    );
  });
};

interface HitRowProps {
  user: FoundUser;
  search: string;
  onChoose: () => void;
}

const pillClass = 'desk:h-[1.75rem] desk:text-s';

/** Somebody who was found, with what tells two people of one name apart. */
export const HitRow = ({ user, search, onChoose }: HitRowProps) => {
  const t = useTranslations('desk.customers');
  const contact = user.email ?? user.phone;
  const born = user.dateOfBirth === null ? null : t('born', { date: textFromIso(user.dateOfBirth) });
  return (
    <li className="relative grid min-h-[5.5rem] grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3.5 px-4 py-2.5 text-ink-2 not-first:border-t not-first:border-line hover:bg-primary-50">
      <span
        aria-hidden
        className="grid size-[3rem] place-items-center rounded-full bg-secondary-100 font-heading text-[calc(1.25rem*max(var(--heading-scale),0.8))]/none font-headline text-secondary-600"
      >
        {user.firstName.slice(0, 1)}
      </span>
      <div className="min-w-0 text-s">
        <h3 className="font-body text-l/[1.5rem] font-medium tracking-[0] text-ink">
          <button type="button" className="text-left after:absolute after:inset-0" onClick={onChoose}>
            <MarkedText text={`${user.firstName} ${user.lastName}`} search={search} />
          </button>
        </h3>
        <p className="tabular-nums">{[user.reference, born].filter((part) => part !== null).join(', ')}</p>
        <p className="break-words tabular-nums">
          {[contact, user.postcode].filter((part) => part !== null).join(', ')}
        </p>
      </div>
      <div className="grid justify-items-end gap-1">
        {user.membership === null ? (
          <Pill className={pillClass}>{t('noMembership')}</Pill>
        ) : (
          <Pill tone="primary" className={pillClass} icon={<IdCard className="icon-xs" />}>
            {user.membership.name}
          </Pill>
        )}
        {user.owed.value > 0 && (
          <Pill tone="warning" className={pillClass} icon={<TriangleAlert className="icon-xs" />}>
            {t('owed', { amount: user.owed.formatted })}
          </Pill>
        )}
      </div>
    </li>
  );
};
