import { zodResolver } from '@hookform/resolvers/zod';
import { coveredPeopleForm } from '#contract/forms/covered-people.ts';
import type { Translate } from '#lib/i18n/translate.ts';

const rules = { born: 'bornBefore', tooYoung: 'tooYoung', tooOld: 'tooOld' } as const;
const isRule = (rule: unknown): rule is keyof typeof rules => typeof rule === 'string' && Object.hasOwn(rules, rule);

/** Validates who is on a membership. `today` is YYYY-MM-DD. */
export const peopleResolver = (today: string, t: Translate) =>
  zodResolver(coveredPeopleForm(today), {
    error: (issue) => {
      const rule: unknown = issue.code === 'custom' ? issue.params?.rule : undefined;
      if (isRule(rule)) return t(`joining.who.${rules[rule]}`);
      return t(issue.path?.at(-1) === 'dateOfBirth' ? 'joining.who.bornBefore' : 'joining.who.required');
    },
  });
