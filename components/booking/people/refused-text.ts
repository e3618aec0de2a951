import { agesText } from '#components/booking/lines/ages-text.ts';
import type { Person } from '#components/booking/person/people.ts';
import type { AgeProblem } from '#contract/rules/ages.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Language } from '#lib/zones/variant.ts';
import type { ForWhom } from './person-choice.ts';

/** The name by which somebody is spoken of in a sentence. */
export const shortName = ({ name }: Pick<Person, 'name'>): string => name.split(' ')[0] ?? name;

export interface RefusedPerson extends ForWhom {
  person: Pick<Person, 'name' | 'isYou'>;
  problem: AgeProblem | null;
  /** Whether it is for somebody else of the account. */
  hasOthers: boolean;
}

/** Why somebody of this age cannot come, and the day from which they may (docs/product.md#ages). */
export function refusedText(
  { person, kind, ages, problem, hasOthers }: RefusedPerson,
  t: Translate,
  locale: Language,
): string {
  const name = shortName(person);
  const forAges = ages === null ? '' : agesText(ages, t);
  if (person.isYou && !hasOthers) return t('people.addWho', { kind, ages: forAges });
  if (person.isYou || problem === null) return t('people.you', { kind, ages: forAges });
  if (problem.kind === 'old') return t('people.old', { kind, ages: forAges, name, age: problem.age });
  const from = formatDayOfYear(problem.from, locale);
  return t('people.young', { kind, ages: forAges, name, age: problem.age, from });
}
