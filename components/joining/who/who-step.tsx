import Check from 'lucide-react/icons/check';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import type { Person } from '#components/booking/person/people.ts';
import { PersonName } from '#components/booking/person/person-name.tsx';
import { usePeople, useReadPeopleAgain } from '#components/booking/person/use-people.ts';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { StepForm } from '#components/joining/flow/step-form.tsx';
import type { PeopleKind } from '#components/joining/flow/typed.ts';
import type { JoiningFlow } from '#components/joining/flow/use-joining-flow.ts';
import { ErrorSummary, type FieldProblem } from '#components/ui/form/error-summary.tsx';
import { Pill } from '#components/ui/pill.tsx';
import { countPeople, getKind } from './people-counts.ts';
import { PeoplePanel } from './people-panel.tsx';
import { personFieldId } from './person-fields.tsx';
import { personFields, usePeopleForm, type PeopleForm } from './use-people-form.ts';

/** The account holder, who is always on the membership and pays for it; undefined before a log-in. */
const HolderRow = ({ holder, isComplete }: { holder: Person | undefined; isComplete: boolean }) => {
  const t = useTranslations('joining.who');
  return (
    <div className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3">
      <span
        className="grid size-[2.5rem] place-items-center rounded-full bg-primary-action font-figures text-[1.25rem] text-on-primary"
        aria-hidden="true"
      >
        {(holder?.name ?? t('you')).charAt(0)}
      </span>
      <div>
        <p className="font-medium text-ink">{holder === undefined ? t('you') : <PersonName person={holder} />}</p>
        <p className="text-s">{t('pays')}</p>
      </div>
      {isComplete ? (
        <Pill tone="success" icon={<Check className="icon-xs" />}>
          {t('complete')}
        </Pill>
      ) : (
        <span className="text-s text-ink-3">{t('next')}</span>
      )}
    </div>
  );
};

const legends = { adults: 'adultNumber', children: 'childNumber' } as const;

/** What is wrong with whom. */
function useProblems({ form }: PeopleForm): FieldProblem[] {
  const t = useTranslations('joining.who');
  const { errors } = form.formState;
  const ofKind = (kind: PeopleKind) =>
    form.getValues(kind).flatMap((_, index) =>
      personFields.flatMap((field): FieldProblem[] => {
        const message = errors[kind]?.[index]?.[field]?.message;
        if (message === undefined) return [];
        const who = t(legends[kind], { number: index + 1 });
        return [{ fieldId: personFieldId(`${kind}.${index}.${field}`), message: `${who}, ${t(field)}: ${message}` }];
      }),
    );
  const whole = [errors.linked, errors.adults, errors.children].flatMap((error): FieldProblem[] =>
    error?.message === undefined ? [] : [{ fieldId: 'joining-adults', message: error.message }],
  );
  return [...whole, ...ofKind('adults'), ...ofKind('children')];
}

/** Who is on the membership: the account holder, people of the account, and new ones. */
export const WhoStep = ({ flow, today }: { flow: JoiningFlow; today: string }) => {
  const t = useTranslations('joining');
  const people = usePeopleForm(flow, today);
  const [holder, ...others] = usePeople();
  const readAgain = useReadPeopleAgain();
  const [linked = [], adults = [], children = []] = useWatch({
    control: people.form.control,
    name: ['linked', 'adults', 'children'],
  });
  const covered = flow.type.people;
  const counts = countPeople({ people: covered, values: { linked, adults, children }, linked: others, today });
  const problems = useProblems(people);
  const shared = { people, chosen: linked, maximum: covered.maximum, today };
  const ofKind = (kind: PeopleKind) => others.filter((person) => getKind(person, today) === kind);
  return (
    <StepForm flow={flow} isPending={people.isPending} onSubmit={(event) => void people.submit(event)}>
      {problems.length > 0 && !people.isPending && (
        <ErrorSummary
          key={people.attempt}
          title={t('steps.problems', { count: problems.length })}
          problems={problems}
        />
      )}
      {readAgain !== null && <RetryNotice onRetry={readAgain}>{t('who.notRead')}</RetryNotice>}
      <PeoplePanel kind="adults" count={counts.adults} linked={ofKind('adults')} {...shared}>
        <HolderRow holder={holder} isComplete={flow.joining !== null} />
      </PeoplePanel>
      {covered.children > 0 && (
        <PeoplePanel kind="children" count={counts.children} linked={ofKind('children')} {...shared} />
      )}
    </StepForm>
  );
};
