import Plus from 'lucide-react/icons/plus';
import { useTranslations, useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import type { Person } from '#components/booking/person/people.ts';
import type { PeopleKind } from '#components/joining/flow/typed.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { Panel, PanelHead } from '#components/ui/layout/panel.tsx';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import type { countPeople } from './people-counts.ts';
import { PersonFields } from './person-fields.tsx';
import type { PeopleForm } from './use-people-form.ts';

type LinkedRowProps = {
  person: Person;
  isOn: boolean;
  /** Why they cannot be added; undefined: they can. */
  refusal: string | undefined;
  onChange: (isOn: boolean) => void;
};

/** Somebody of the account who may be on the membership. */
const LinkedRow = ({ person, isOn, refusal, onChange }: LinkedRowProps) => {
  const t = useTranslations('joining.who');
  const locale = useLocale();
  const { name, dateOfBirth } = person;
  const facts = dateOfBirth === null ? t('linked') : t('born', { date: formatDayOfYear(dateOfBirth, locale) });
  return (
    <Checkbox
      label={name}
      help={refusal ?? facts}
      checked={isOn}
      disabled={refusal !== undefined}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
};

type PeoplePanelProps = {
  kind: PeopleKind;
  people: PeopleForm;
  count: ReturnType<typeof countPeople>[PeopleKind];
  /** Of the account, of this kind. */
  linked: readonly Person[];
  chosen: readonly number[];
  /** How many people the membership covers. */
  maximum: number;
  today: string;
  /** The account holder. */
  children?: ReactNode;
};

const adds = { adults: 'addAdult', children: 'addChild' } as const;

/** The adults of a membership, or its children: those of the account to tick, and new ones. */
export const PeoplePanel = ({
  kind,
  people,
  count: { count, maximum: most, canAdd },
  linked,
  chosen,
  maximum,
  today,
  children,
}: PeoplePanelProps) => {
  const t = useTranslations('joining.who');
  const { form, lists, add } = people;
  const id = `joining-${kind}`;
  const choose = (personId: number, isOn: boolean) =>
    form.setValue('linked', isOn ? [...chosen, personId] : chosen.filter((one) => one !== personId), {
      shouldDirty: true,
    });
  const remove = (index: number) => {
    lists[kind].remove(index);
    document.getElementById(id)?.focus();
  };
  return (
    <Panel aria-labelledby={id}>
      <PanelHead>
        <h2 className="heading-3" id={id} tabIndex={-1}>
          {t(kind)}
        </h2>
        <p>{t('count', { count, maximum: most })}</p>
      </PanelHead>
      {children}
      {linked.length > 0 && (
        <div className="grid">
          {linked.map((person) => {
            const isOn = chosen.includes(person.id);
            return (
              <LinkedRow
                key={person.id}
                person={person}
                isOn={isOn}
                refusal={isOn || canAdd ? undefined : t('full', { count: maximum })}
                onChange={(next) => choose(person.id, next)}
              />
            );
          })}
        </div>
      )}
      {lists[kind].fields.map((field, index) => (
        <PersonFields key={field.id} {...{ people, kind, index, today }} onRemove={() => remove(index)} />
      ))}
      {canAdd && (
        <div>
          <Button type="button" variant="secondary" size="medium" onClick={() => add(kind)}>
            <Plus className="icon-s" />
            {t(adds[kind])}
          </Button>
        </div>
      )}
    </Panel>
  );
};
